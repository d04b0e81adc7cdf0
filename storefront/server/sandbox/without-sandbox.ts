/** What whoever starts the server is told where the sandbox is off. */
export const withoutSandbox =
  "The sandbox is off, because others can reach this server: there are no card fields, so nothing can be paid for, and no " +
  "page that shows the mails. SANDBOX=on opens both to everyone who can reach it.";
