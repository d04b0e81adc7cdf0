/** What the shop is called: in titles, in mails, on home screens and in wallets' sheets. */
export const siteName = "Tread & Thread";
