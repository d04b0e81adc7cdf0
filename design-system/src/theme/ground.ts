/** Attributes of a dark surface: `<footer {...inverseGround}>`. Focus rings and links inside adapt to it. */
export const inverseGround = { "data-ground": "inverse" } as const;

/** vanilla-extract selector for a part that stands on a dark surface. */
export const onInverse = "[data-ground='inverse'] &";
