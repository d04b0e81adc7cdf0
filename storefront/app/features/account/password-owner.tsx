/** Tells password managers whose password a form asks for, where the form itself need not: they keep those of several accounts. */
export function PasswordOwner({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
