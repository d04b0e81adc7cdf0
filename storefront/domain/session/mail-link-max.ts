/** Characters of what a mail's link carries. What is longer is none of the shop's links. */
export const mailLinkMax = { user: 128, code: 512 } as const;
