import { createHmac } from "node:crypto";
import {
  type AuthenticationResultType,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  type CognitoIdentityProviderClientConfig,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  DeleteUserCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  type InitiateAuthCommandInput,
  ResendConfirmationCodeCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { countries } from "#domain/country/country.ts";
import { createIdTokenReader, type FetchKeys } from "./id-tokens.ts";
import {
  type IdentityProvider,
  IdentityRefusal,
  type IdentitySession,
  type MailContext,
  type RefusalReason,
} from "./identity-provider.ts";

export interface CognitoOptions {
  readonly region: string;
  /** Where the pool answers; by its region when left out. */
  readonly endpoint?: string | undefined;
  readonly userPoolId: string;
  readonly clientId: string;
  readonly clientSecret?: string | undefined;
  /** How the SDK's requests travel; over the network when left out. */
  readonly requestHandler?: CognitoIdentityProviderClientConfig["requestHandler"];
  /** How often a request is made before its failure stands; as often as the SDK thinks best when left out. */
  readonly maxAttempts?: number;
  /** How the pool's key set is fetched; over the network when left out. */
  readonly fetchKeys?: FetchKeys | undefined;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Told of what failed after all that was asked for had been done. */
  readonly onError?: (error: unknown) => void;
}

/** Milliseconds within which the pool must answer. */
const patience = { connectionTimeout: 2_000, requestTimeout: 8_000 };

/** What an error of the pool means where it has one meaning only; anything else is a failure of ours or theirs. */
type Meanings = Readonly<Record<string, RefusalReason>>;

const badLink: Meanings = {
  CodeMismatchException: "linkInvalid",
  ExpiredCodeException: "linkExpired",
  UserNotFoundException: "linkInvalid",
  TooManyFailedAttemptsException: "linkExpired",
  LimitExceededException: "tooManyAttempts",
  TooManyRequestsException: "tooManyAttempts",
};
const badPassword: Meanings = {
  InvalidPasswordException: "passwordRefused",
  PasswordHistoryPolicyViolationException: "passwordRefused",
};
const badSession: Meanings = {
  NotAuthorizedException: "sessionEnded",
  RefreshTokenReuseException: "sessionEnded",
  UserNotFoundException: "userNotFound",
};
const badMail: Meanings = {
  LimitExceededException: "tooManyEmails",
  TooManyRequestsException: "tooManyEmails",
  CodeDeliveryFailureException: "emailNotSent",
};

/**
 * The user pool as Amazon Cognito speaks it, over its own SDK and nothing else. The pool signs in by e-mail, and its app client
 * allows `USER_PASSWORD_AUTH` and `USER_AUTH`. Whether it rotates refresh tokens is its own choice; the best is that it does, with the
 * longest grace period, so that tabs that renew at the same time do not sign each other out.
 */
export function createCognito(options: CognitoOptions): IdentityProvider {
  const { region, endpoint, userPoolId, clientId: ClientId, clientSecret, now = Date.now, onError = () => undefined } = options;
  const client = new CognitoIdentityProviderClient({
    region,
    ...(endpoint !== undefined && { endpoint }),
    requestHandler: options.requestHandler ?? patience,
    ...(options.maxAttempts !== undefined && { maxAttempts: options.maxAttempts }),
  });
  const issuer = `${endpoint ?? `https://cognito-idp.${region}.amazonaws.com`}/${userPoolId}`;
  const readIdToken = createIdTokenReader({ issuer, clientId: ClientId, fetchKeys: options.fetchKeys, now });

  const hashOf = (username: string) =>
    clientSecret === undefined
      ? undefined
      : createHmac("sha256", clientSecret)
          .update(username + ClientId)
          .digest("base64");
  /** Names a user in a request, with what proves that this client knows its secret. */
  const named = (Username: string) => {
    const SecretHash = hashOf(Username);
    return { ClientId, Username, ...(SecretHash !== undefined && { SecretHash }) };
  };
  const parameters = (username: string, rest: Record<string, string>) => {
    const secretHash = hashOf(username);
    return { ...rest, ...(secretHash !== undefined && { SECRET_HASH: secretHash }) };
  };

  async function authenticate(input: Omit<InitiateAuthCommandInput, "ClientId">): Promise<AuthenticationResultType> {
    return resultOf(await client.send(new InitiateAuthCommand({ ClientId, ...input })));
  }

  const byPassword = (username: string, password: string) =>
    authenticate({
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: parameters(username, { USERNAME: username, PASSWORD: password }),
    });

  async function byRefreshToken(RefreshToken: string): Promise<AuthenticationResultType> {
    const secret = clientSecret !== undefined && { ClientSecret: clientSecret };
    return resultOf(await client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken, ...secret })));
  }

  /** @param refreshToken the one it came of, where the pool gives no new one */
  async function sessionOf(result: AuthenticationResultType, refreshToken?: string): Promise<IdentitySession> {
    const { IdToken: idToken = "", AccessToken: accessToken = "", ExpiresIn = 0, RefreshToken = refreshToken } = result;
    const account = await readIdToken(idToken);
    if (account === null || RefreshToken === undefined) throw new Error("The user pool gave tokens that are none of its own.");
    return { account, idToken, accessToken, expiresAt: now() + ExpiresIn * 1000, refreshToken: RefreshToken };
  }

  /** Ends every session of whoever an access token is of. The pool may have done so by itself. */
  async function endSessions(AccessToken: string | undefined): Promise<void> {
    await client.send(new GlobalSignOutCommand({ AccessToken })).catch((error: unknown) => {
      if (!isNamed(error, "NotAuthorizedException")) throw error;
    });
  }

  return {
    readIdToken: (idToken) => refusing({}, () => readIdToken(idToken)),

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
      return authenticate({
        AuthFlow: "USER_AUTH",
        AuthParameters: parameters(username, { USERNAME: username }),
        Session: session,
      }).then(
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
            return await sessionOf(await byPassword(email, password));
          } catch (error) {
            if (!isNamed(error, "NotAuthorizedException")) throw error;
            const isPutOff = error.message.includes("attempts exceeded");
            throw new IdentityRefusal(isPutOff ? "tooManyAttempts" : "incorrectCredentials", { cause: error });
          }
        },
      ),

    refresh: ({ username, refreshToken }) =>
      refusing(badSession, async () => {
        const session = await sessionOf(await byRefreshToken(refreshToken), refreshToken);
        if (session.account.username !== username) throw new IdentityRefusal("sessionEnded");
        return session;
      }),

    signOut: (refreshToken) =>
      refusing({}, async () => {
        await client
          .send(new RevokeTokenCommand({ ClientId, Token: refreshToken, ...(clientSecret && { ClientSecret: clientSecret }) }))
          .catch((error: unknown) => {
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
          const result = await byPassword(username, password);
          const { account } = await sessionOf(result);
          await endSessions(result.AccessToken);
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
          await endSessions(AccessToken);
          return sessionOf(await byPassword(account.username, next));
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

function resultOf({ AuthenticationResult }: { AuthenticationResult?: AuthenticationResultType }): AuthenticationResultType {
  if (AuthenticationResult === undefined) throw new Error("The user pool asked for more than a password.");
  return AuthenticationResult;
}

/** What the pool's mails are written from; its custom message trigger gets it. */
function metadataOf({ country, origin, redirect }: MailContext): Record<string, string> {
  return { country, origin, ...(redirect !== undefined && { redirect }) };
}

/** Whether there is such a user, and whether it has anything to wait for, is nobody's to learn from an answer. */
async function unlessUnknown(sent: Promise<unknown>): Promise<void> {
  await sent.catch((error: unknown) => {
    if (!isNamed(error, "UserNotFoundException", "InvalidParameterException", "NotAuthorizedException")) throw error;
  });
}

function isNamed(error: unknown, ...names: string[]): error is Error {
  return error instanceof Error && names.includes(error.name);
}

/** Runs work with the pool, and says what its errors mean. @throws IdentityRefusal */
async function refusing<T>(meanings: Meanings, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IdentityRefusal) throw error;
    const name = error instanceof Error ? error.name : "";
    throw new IdentityRefusal(Object.hasOwn(meanings, name) ? (meanings[name] as RefusalReason) : "unavailable", {
      cause: error,
    });
  }
}
