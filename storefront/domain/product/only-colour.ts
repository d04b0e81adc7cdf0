/** What a colour is called where the owner's file names none. */
export const onlyColour = "One colour";

/** A colour behind a product's name, in a title; nothing where it has but the one. */
export const colourAfterName = (colour: string): string => (colour === onlyColour ? "" : `, ${colour}`);
