/** What a colour is called where the owner's file names none. */
export const onlyColour = "One colour";

/** The colour of a product's document as others are told it: nothing where its owner names none. */
export const namedColour = (colour: string): string => (colour === onlyColour ? "" : colour);

/** A colour behind a product's name, in a title; nothing where its owner names none. */
export const colourAfterName = (colour: string): string => colour && `, ${colour}`;

/** A colour in a sentence, behind a product's name; nothing where its owner names none. */
export const inColour = (colour: string): string => colour && ` in ${colour}`;
