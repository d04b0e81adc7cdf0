/**
 * Who counts as one customer for "once per customer": the e-mail address in small letters, without a `+tag` before the @.
 * Guests and account holders with the same address are the same customer.
 */
export function customerIdentity(email: string): string {
  const [, local = "", domain = ""] = /^([^@]*)@(.*)$/.exec(email.trim().toLowerCase()) ?? [];
  const name = local.split("+")[0];
  return name === "" ? `${local}@${domain}` : `${name}@${domain}`;
}
