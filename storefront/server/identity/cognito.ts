import {
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  DeleteUserCommand,
  ForgotPasswordCommand,
  ResendConfirmationCodeCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { countries } from "#domain/country/country.ts";
import { type CognitoOptions, connectPool } from "./cognito-client.ts";
import { badLink, badMail, badPassword, badSession, isNamed, refusing, unlessUnknown } from "./cognito-errors.ts";
import { type IdentityProvider, IdentityRefusal, type MailContext } from "./identity-provider.ts";

/**
 * The user pool as Amazon Cognito speaks it, over its own SDK and nothing else. The pool signs in by e-mail, and its app client
 * allows `USER_PASSWORD_AUTH` and `USER_AUTH`. Whether it rotates refresh tokens is its own choice; the best is that it does, with the
 * longest grace period, so that tabs that renew at the same time do not sign each other out.
 */
export function createCognito(options: CognitoOptions): IdentityProvider {
  const { onError = () => undefined } = options;
  const pool = connectPool(options);
  const { client, named, sessionOf } = pool;

  return {
    readIdToken: (idToken) => refusing({}, () => pool.readIdToken(idToken)),

    signUp: ({ email, password, firstName, lastName }, mail) =>
      refusing(
        {
          ...badPassword,
          UsernameExistsException: "emailTaken",
          LimitExceededException: "tooManyAttempts",
          TooManyRequestsException: "tooManyAttempts",
        },
        async () => {
          const { UserSub, Session } = await client.send(
            new SignUpCommand({
              ...named(email),
              Password: password,
              UserAttributes: [
                { Name: "email", Value: email },
                { Name: "given_name", Value: firstName },
                { Name: "family_name", Value: lastName },
                { Name: "locale", Value: countries[mail.country].locale },
              ],
              ClientMetadata: metadataOf(mail),
            }),
          );
          if (UserSub === undefined) throw new Error("The user pool signed somebody up without a name for them.");
          return { username: UserSub, signUpSession: Session };
        },
      ),

    async verify({ username, code, signUpSession }) {
      const confirm = (Session: string | undefined) =>
        client.send(new ConfirmSignUpCommand({ ...named(username), ConfirmationCode: code, ...(Session && { Session }) }));
      const session = await refusing(badLink, async () => {
        try {
          return (await confirm(signUpSession)).Session;
        } catch (error) {
          if (!isNamed(error, "NotAuthorizedException")) throw error;
          if (error.message.includes("CONFIRMED")) throw new IdentityRefusal("alreadyVerified", { cause: error });
          if (signUpSession === undefined) throw new IdentityRefusal("linkInvalid", { cause: error });
          // The session may have run out before the mail was read; the link is good without it.
          await confirm(undefined);
          return undefined;
        }
      });
      if (session === undefined) return undefined;
      // Verified it is, whatever becomes of signing in: then the shopper does that by hand.
      return pool.bySignUpSession(username, session).then(
        (result) => sessionOf(result),
        () => undefined,
      );
    },

    resendVerification: (username, mail) =>
      refusing(badMail, async () => {
        await unlessUnknown(
          client.send(new ResendConfirmationCodeCommand({ ...named(username), ClientMetadata: metadataOf(mail) })),
        );
      }),

    signIn: (email, password) =>
      refusing(
        {
          UserNotFoundException: "incorrectCredentials",
          // Longer or shorter than any that the pool would have taken.
          InvalidParameterException: "incorrectCredentials",
          UserNotConfirmedException: "emailNotVerified",
          TooManyRequestsException: "tooManyAttempts",
        },
        async () => {
          try {
            return await sessionOf(await pool.byPassword(email, password));
          } catch (error) {
            if (!isNamed(error, "NotAuthorizedException")) throw error;
            const isPutOff = error.message.includes("attempts exceeded");
            throw new IdentityRefusal(isPutOff ? "tooManyAttempts" : "incorrectCredentials", { cause: error });
          }
        },
      ),

    refresh: ({ username, refreshToken }) =>
      refusing(badSession, async () => {
        const session = await sessionOf(await pool.byRefreshToken(refreshToken), refreshToken);
        if (session.account.username !== username) throw new IdentityRefusal("sessionEnded");
        return session;
      }),

    signOut: (refreshToken) =>
      refusing({}, async () => {
        await client.send(new RevokeTokenCommand({ ...pool.self, Token: refreshToken })).catch((error: unknown) => {
          if (!isNamed(error, "NotAuthorizedException", "UnsupportedTokenTypeException", "InvalidParameterException"))
            throw error;
        });
      }),

    forgotPassword: (email, mail) =>
      refusing(badMail, async () => {
        await unlessUnknown(client.send(new ForgotPasswordCommand({ ...named(email), ClientMetadata: metadataOf(mail) })));
      }),

    resetPassword: ({ username, code, password }) =>
      refusing({ ...badLink, ...badPassword, NotAuthorizedException: "linkInvalid" }, async () => {
        await client.send(new ConfirmForgotPasswordCommand({ ...named(username), ConfirmationCode: code, Password: password }));
        // The password is the new one by now, whatever becomes of the rest.
        try {
          const result = await pool.byPassword(username, password);
          const { account } = await sessionOf(result);
          await pool.endSessions(result.AccessToken);
          return account;
        } catch (error) {
          onError(error);
          return undefined;
        }
      }),

    changePassword: ({ account, accessToken: AccessToken }, { current, next }) =>
      refusing(
        { ...badPassword, ...badSession, LimitExceededException: "tooManyAttempts", TooManyRequestsException: "tooManyAttempts" },
        async () => {
          try {
            await client.send(new ChangePasswordCommand({ AccessToken, PreviousPassword: current, ProposedPassword: next }));
          } catch (error) {
            if (!isNamed(error, "NotAuthorizedException", "InvalidParameterException")) throw error;
            throw new IdentityRefusal("incorrectCredentials", { cause: error });
          }
          await pool.endSessions(AccessToken);
          return sessionOf(await pool.byPassword(account.username, next));
        },
      ),

    deleteAccount: ({ accessToken: AccessToken }) =>
      refusing(badSession, async () => {
        await client.send(new DeleteUserCommand({ AccessToken })).catch((error: unknown) => {
          if (!isNamed(error, "UserNotFoundException")) throw error;
        });
      }),
  };
}

/** What the pool's mails are written from; its custom message trigger gets it. */
function metadataOf({ country, origin, redirect }: MailContext): Record<string, string> {
  return { country, origin, ...(redirect !== undefined && { redirect }) };
}
