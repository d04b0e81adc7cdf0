import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  DeleteUserCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RevokeTokenCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createApp } from "../app.ts";
import { readConfiguration } from "../configuration.ts";
import type { Database } from "../database/database.ts";
import { sql } from "../database/drizzle.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { poolRefreshTokens, poolUsers } from "../database/schema/schema.ts";
import { scriptedHandlers } from "../http/scripted-handlers.fixture.ts";
import { createLogger } from "../observability/logger.ts";
import { createCognito } from "./cognito.ts";
import { createIdentity } from "./create-identity.ts";
import { goodPassword, openBrowser, otherPassword } from "./identity.fixture.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import type { PoolMessage } from "./user-pool/pool.ts";
import { createUserPool } from "./user-pool/user-pool.ts";

/*
 * The adapter against the embedded pool over a real network: the SDK is given an endpoint, a region, a pool and a client with a
 * secret, as it would be for a hosted pool, and nothing else.
 */

let database: Database;
let close: () => Promise<void>;
let provider: IdentityProvider;
let sdk: CognitoIdentityProviderClient;
const messages: PoolMessage[] = [];
const errors: unknown[] = [];
const pool = { userPoolId: "local_test", clientId: "client", clientSecret: "secret" };
const mail = { country: "au", origin: "https://shop.test", redirect: "/account" } as const;
const customers = {
  create: async () => undefined,
  forget: async () => undefined,
  forgetUnproven: async () => undefined,
  agreeToMarketing: async () => undefined,
};
const person = (email: string) => ({ email, password: goodPassword, firstName: "Mere", lastName: "O’Neil" });
let endpoint: string;

/** Signs somebody up and verifies their address. @returns what the pool calls them */
async function signUpVerified(email: string): Promise<string> {
  const { username } = await provider.signUp(person(email), mail);
  await provider.verify({ username, code: messages.at(-1)?.code ?? "" });
  return username;
}

beforeAll(async () => {
  database = await openEmptyDatabase();
  // Listened on first, since the tokens name the address.
  const server = createServer((request, response) => http.routing(request, response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { http } = createUserPool({
    database,
    id: pool.userPoolId,
    issuer: `${endpoint}/${pool.userPoolId}`,
    clientId: pool.clientId,
    clientSecret: pool.clientSecret,
    sendMessage: async (_transaction, message) => void messages.push(message),
    onError: (error) => errors.push(error),
  });
  await http.ready();
  close = async () => {
    server.closeAllConnections();
    server.close();
    await http.close();
  };
  provider = createCognito({ region: "ap-southeast-2", endpoint, ...pool });
  sdk = new CognitoIdentityProviderClient({ region: "ap-southeast-2", endpoint });
});
afterAll(async () => {
  await close();
  await database.close();
});

test("signs up, verifies, signs in, renews and signs out", async () => {
  const { username, signUpSession } = await provider.signUp(person("one@example.com"), mail);
  const message = messages.at(-1);
  expect(message).toMatchObject({
    trigger: "confirmSignUp",
    user: { id: username, email: "one@example.com", attributes: { given_name: "Mere", family_name: "O’Neil", locale: "en-AU" } },
    metadata: mail,
  });
  const code = message?.code ?? "";
  await expect(provider.signIn("one@example.com", goodPassword)).rejects.toMatchObject({ reason: "emailNotVerified" });
  await expect(provider.verify({ username, code: "wrong" })).rejects.toMatchObject({ reason: "linkInvalid" });
  const verified = await provider.verify({ username, code, signUpSession });
  expect(verified).toMatchObject({ account: { username, email: "one@example.com" } });
  await expect(provider.verify({ username, code, signUpSession })).rejects.toMatchObject({ reason: "alreadyVerified" });

  const session = await provider.signIn("one@example.com", goodPassword);
  const proven = { username, email: "one@example.com", authenticatedAt: expect.any(Date), sessionId: expect.any(String) };
  expect(await provider.readIdToken(session.idToken)).toEqual(proven);
  const kept = { username, refreshToken: session.refreshToken };
  const renewed = await provider.refresh(kept);
  expect(renewed).toMatchObject({ account: { username } });
  expect(renewed.refreshToken).not.toBe(session.refreshToken);
  await expect(provider.refresh({ ...kept, username: "somebody-else" })).rejects.toMatchObject({ reason: "sessionEnded" });
  await provider.signOut(session.refreshToken);
  await provider.signOut(session.refreshToken);
  await expect(provider.refresh(kept)).rejects.toMatchObject({ reason: "sessionEnded" });
});

test("AUTH-01 the shop signs its shoppers in at a user pool that its configuration names, and keeps no password of its own", async () => {
  const { userPoolId, clientId, clientSecret } = pool;
  const { identity: configuration } = readConfiguration({
    ...{ COGNITO_REGION: "ap-southeast-2", COGNITO_ENDPOINT: endpoint, COGNITO_USER_POOL_ID: userPoolId },
    ...{ COGNITO_CLIENT_ID: clientId, COGNITO_CLIENT_SECRET: clientSecret },
  });
  const shopDatabase = await openEmptyDatabase();

  const identity = createIdentity({ configuration, database: shopDatabase, customers, onError: (error) => errors.push(error) });
  const origin = "http://shop.test";
  const app = await createApp({
    configuration: readConfiguration({ NODE_ENV: "test", RATE_LIMITS: "off", LOG_LEVEL: "silent", PUBLIC_ORIGIN: origin }),
    logger: createLogger("silent"),
    handlers: scriptedHandlers(identity.service),
    authenticate: identity.authenticate,
  });
  try {
    const { username } = await provider.signUp(person("hosted@example.com"), mail);
    await provider.verify({ username, code: messages.at(-1)?.code ?? "" });
    const browser = openBrowser({ http: app.http, origin });
    expect(await browser.signIn("hosted@example.com", otherPassword)).toMatchObject({ status: 401 });
    expect(await browser.signIn("hosted@example.com")).toMatchObject({ status: 200, body: { username } });
    expect(await browser.call("POST", "/session/refresh")).toMatchObject({ status: 200, body: { username } });
    expect(await shopDatabase.queries.select().from(poolUsers)).toEqual([]);
  } finally {
    await app.close();
    await shopDatabase.close();
  }
});

test("verifies without signing in when the session of the sign-up has run out", async () => {
  const { username } = await provider.signUp(person("late@example.com"), mail);
  const code = messages.at(-1)?.code ?? "";
  expect(await provider.verify({ username, code, signUpSession: "run out" })).toBeUndefined();
  expect(await provider.signIn("late@example.com", goodPassword)).toMatchObject({ account: { username } });
});

test("resets and changes a password, and says why not", async () => {
  await expect(provider.signUp({ ...person("two@example.com"), password: "short" }, mail)).rejects.toMatchObject({
    reason: "passwordRefused",
  });
  const { username } = await provider.signUp(person("two@example.com"), mail);
  await expect(provider.signUp(person("two@example.com"), mail)).rejects.toMatchObject({ reason: "emailTaken" });
  await provider.forgotPassword("two@example.com", mail);
  const reset = { username, code: messages.at(-1)?.code ?? "", password: otherPassword };
  expect(messages.at(-1)).toMatchObject({ trigger: "resetPassword", metadata: mail });
  expect(await provider.resetPassword(reset)).toMatchObject({ username, email: "two@example.com" });
  await expect(provider.resetPassword(reset)).rejects.toMatchObject({ reason: "linkExpired" });

  await provider.forgotPassword("two@example.com", mail);
  const lost: unknown[] = [];
  const fetchKeys = () => Promise.reject(new Error("The keys are out of reach."));
  const cutOff = createCognito({
    ...{ region: "ap-southeast-2", endpoint, ...pool, fetchKeys },
    onError: (error) => lost.push(error),
  });
  expect(
    await cutOff.resetPassword({ ...reset, code: messages.at(-1)?.code ?? "", password: `${otherPassword}0` }),
  ).toBeUndefined();
  expect(lost).toHaveLength(1);
  await expect(provider.signIn("two@example.com", otherPassword)).rejects.toMatchObject({ reason: "incorrectCredentials" });

  const session = await provider.signIn("two@example.com", `${otherPassword}0`);
  const passwords = { current: `${otherPassword}0`, next: goodPassword };
  await expect(provider.changePassword(session, { ...passwords, current: "x" })).rejects.toMatchObject({
    reason: "incorrectCredentials",
  });
  const changed = await provider.changePassword(session, passwords);
  await expect(provider.refresh({ username, refreshToken: session.refreshToken })).rejects.toMatchObject({
    reason: "sessionEnded",
  });
  expect(await provider.refresh({ username, refreshToken: changed.refreshToken })).toMatchObject({ account: { username } });
});

test("mails nobody, and says nothing, where there is no such user or nothing to wait for", async () => {
  const before = messages.length;
  await provider.forgotPassword("nobody@example.com", mail);
  await provider.resendVerification("nobody@example.com", mail);
  expect(messages).toHaveLength(before);
  await signUpVerified("twelve@example.com");
  const told = messages.length;
  await provider.resendVerification("twelve@example.com", mail);
  expect(messages).toHaveLength(told);
  await expect(provider.signIn("nobody@example.com", goodPassword)).rejects.toMatchObject({ reason: "incorrectCredentials" });
});

test("a user's attributes are read and changed with an access token, but not what proves who they are", async () => {
  const { username } = await provider.signUp(person("three@example.com"), mail);
  const { code = "" } = messages.at(-1) ?? {};
  await provider.verify({ username, code });
  const { AccessToken } = await accessOf("three@example.com");
  await sdk.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name: "given_name", Value: "Mārama" }] }));
  const { UserAttributes = [], Username } = await sdk.send(new GetUserCommand({ AccessToken }));
  expect(Username).toBe(username);
  expect(Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]))).toMatchObject({
    sub: username,
    email: "three@example.com",
    email_verified: "true",
    given_name: "Mārama",
    family_name: "O’Neil",
  });
  for (const Name of ["email", "email_verified", "sub"]) {
    const forbidden = new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name, Value: "x@example.com" }] });
    await expect(sdk.send(forbidden)).rejects.toMatchObject({ name: "NotAuthorizedException" });
  }
  const { idToken } = await provider.signIn("three@example.com", goodPassword);
  await expect(sdk.send(new GetUserCommand({ AccessToken: idToken }))).rejects.toMatchObject({ name: "NotAuthorizedException" });
});

test("of changes of one password that are sent at once, one is made, and whoever was told so signs in with it", async () => {
  const username = await signUpVerified("seven@example.com");
  const { AccessToken } = await accessOf("seven@example.com");
  const wanted = ["Tui-Over-Te-Aro-1", "Tui-Over-Te-Aro-2", "Tui-Over-Te-Aro-3"];
  const change = (ProposedPassword: string) =>
    sdk.send(new ChangePasswordCommand({ AccessToken, PreviousPassword: goodPassword, ProposedPassword }));
  const outcomes = await Promise.allSettled(wanted.map(change));
  const changed = wanted.filter((_, index) => outcomes[index]?.status === "fulfilled");
  expect(changed).toHaveLength(1);
  expect(await provider.signIn("seven@example.com", changed[0] ?? "")).toMatchObject({ account: { username } });
});

describe("a refresh token", () => {
  /** Somebody who is signed in, and how their tokens are used. */
  async function session(email: string) {
    const username = await signUpVerified(email);
    const first = await provider.signIn(email, goodPassword);
    const use = async (refreshToken: string) => (await provider.refresh({ username, refreshToken })).refreshToken;
    /** Has what was replaced have been replaced longer ago than it is still taken. */
    const later = () =>
      database.queries
        .update(poolRefreshTokens)
        .set({ replacedAt: sql`${poolRefreshTokens.replacedAt} - interval '61 seconds'` });
    return { ...first, use, later };
  }
  const ended = { reason: "sessionEnded" };

  test("is another after each use, and tabs that use one at the same time all stay signed in", async () => {
    const { refreshToken, use } = await session("tabs@example.com");
    const tabs = await Promise.all([use(refreshToken), use(refreshToken), use(refreshToken)]);
    expect(new Set([refreshToken, ...tabs]).size).toBe(4);
    for (const token of tabs) await use(await use(token));
    expect(await use(refreshToken)).toBeTypeOf("string");
  });

  test("whose answer was lost is good however long it takes to be used again", async () => {
    const { refreshToken, use, later } = await session("lost@example.com");
    const second = await use(refreshToken);
    await later();
    await use(await use(second));
    expect(await use(second)).toBeTypeOf("string");
  });

  test("that is used again long after another has replaced it ends the session, for whoever has the newest too", async () => {
    const { refreshToken, use, later, accessToken } = await session("stolen@example.com");
    const newest = await use(await use(refreshToken));
    await later();
    await expect(use(refreshToken)).rejects.toMatchObject({
      ...ended,
      cause: expect.objectContaining({ name: "RefreshTokenReuseException" }),
    });
    await expect(use(newest)).rejects.toMatchObject(ended);
    await expect(sdk.send(new GetUserCommand({ AccessToken: accessToken }))).rejects.toMatchObject({
      name: "NotAuthorizedException",
    });
  });

  test("ends with its session, also where an older one of it signs out", async () => {
    const { refreshToken, use } = await session("out@example.com");
    const newest = await use(refreshToken);
    await provider.signOut(refreshToken);
    await expect(use(newest)).rejects.toMatchObject(ended);
  });
});

test("an account that is deleted is gone with its sessions, and its address is free again", async () => {
  const email = "gone@example.com";
  const { username } = await provider.signUp(person(email), mail);
  await provider.verify({ username, code: messages.at(-1)?.code ?? "" });
  const [session, other] = [await provider.signIn(email, goodPassword), await provider.signIn(email, goodPassword)];
  await expect(provider.deleteAccount({ accessToken: session.idToken })).rejects.toMatchObject({ reason: "sessionEnded" });
  await provider.deleteAccount(session);
  await expect(provider.refresh({ username, refreshToken: other.refreshToken })).rejects.toMatchObject({
    reason: "sessionEnded",
  });
  await expect(provider.signIn(email, goodPassword)).rejects.toMatchObject({ reason: "incorrectCredentials" });
  await expect(sdk.send(new DeleteUserCommand({ AccessToken: other.accessToken }))).rejects.toMatchObject({
    name: "NotAuthorizedException",
  });
  expect((await provider.signUp(person(email), mail)).username).not.toBe(username);
});

test("a client that does not know its secret, or another client, is refused", async () => {
  const ignorant = createCognito({ region: "ap-southeast-2", endpoint, ...pool, clientSecret: "guessed" });
  const cause = expect.objectContaining({ name: "NotAuthorizedException", message: expect.stringContaining("SecretHash") });
  await expect(ignorant.signUp(person("four@example.com"), mail)).rejects.toMatchObject({ reason: "unavailable", cause });
  await signUpVerified("ten@example.com");
  const { refreshToken } = await provider.signIn("ten@example.com", goodPassword);
  await expect(ignorant.refresh({ username: "ten", refreshToken })).rejects.toMatchObject({ reason: "sessionEnded", cause });
  const stranger = createCognito({ region: "ap-southeast-2", endpoint, ...pool, clientId: "other" });
  await expect(stranger.forgotPassword("ten@example.com", mail)).rejects.toMatchObject({ reason: "unavailable" });
});

test("a pool that says yes to a sign-up and names nobody has signed nobody up", async () => {
  const proxy = createServer((_, response) => response.setHeader("content-type", "application/x-amz-json-1.1").end("null"));
  onTestFinished(() => void proxy.close());
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const adapter = createCognito({ region: "ap-southeast-2", endpoint: address, ...pool });
  await expect(adapter.signUp(person("eleventh@example.com"), mail)).rejects.toMatchObject({ reason: "unavailable" });
});

test("every operation answers the SDK as Cognito does: its names of errors, its claims, and nothing of who has an account", async () => {
  const email = "five@example.com";
  const Username = email;
  const asked = { ClientId: pool.clientId, Username, SecretHash: secretHash(email) };
  const unknown = { ClientId: pool.clientId, Username: "six@example.com", SecretHash: secretHash("six@example.com") };
  const refused = (answer: Promise<unknown>, name: string, message?: string) =>
    expect(answer).rejects.toMatchObject({ name, ...(message !== undefined && { message }) });
  const newestCode = () => messages.at(-1)?.code ?? "";

  // Signing up.
  await refused(sdk.send(new SignUpCommand({ ...asked, Password: "short" })), "InvalidPasswordException");
  const signedUp = await sdk.send(new SignUpCommand({ ...asked, Password: goodPassword }));
  expect(signedUp).toMatchObject({
    UserConfirmed: false,
    UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
    CodeDeliveryDetails: { AttributeName: "email", DeliveryMedium: "EMAIL", Destination: "f***@e***" },
  });
  await refused(sdk.send(new SignUpCommand({ ...asked, Password: goodPassword })), "UsernameExistsException");
  await refused(sdk.send(new ConfirmSignUpCommand({ ...asked, ConfirmationCode: "guess" })), "CodeMismatchException");
  await refused(sdk.send(new ConfirmSignUpCommand({ ...unknown, ConfirmationCode: "guess" })), "ExpiredCodeException");
  const auth = (username: string, PASSWORD: string) =>
    new InitiateAuthCommand({
      AuthFlow: "USER_PASSWORD_AUTH",
      ClientId: pool.clientId,
      AuthParameters: { USERNAME: username, PASSWORD, SECRET_HASH: secretHash(username) },
    });
  await refused(sdk.send(auth(email, goodPassword)), "UserNotConfirmedException");
  const before = newestCode();
  expect(await sdk.send(new ResendConfirmationCodeCommand(asked))).toMatchObject({
    CodeDeliveryDetails: { Destination: "f***@e***" },
  });
  expect(await sdk.send(new ResendConfirmationCodeCommand(unknown))).toMatchObject({
    CodeDeliveryDetails: { Destination: "s***@e***" },
  });
  await refused(sdk.send(new ConfirmSignUpCommand({ ...asked, ConfirmationCode: before })), "CodeMismatchException");
  await sdk.send(new ConfirmSignUpCommand({ ...asked, ConfirmationCode: newestCode() }));
  await refused(sdk.send(new ConfirmSignUpCommand({ ...asked, ConfirmationCode: newestCode() })), "NotAuthorizedException");

  // Signing in: who does not know the password learns nothing.
  for (const name of [email, "six@example.com"]) {
    await refused(sdk.send(auth(name, otherPassword)), "NotAuthorizedException", "Incorrect username or password.");
  }
  const { AuthenticationResult = {} } = await sdk.send(auth(email, goodPassword));
  const { AccessToken, IdToken = "", RefreshToken = "" } = AuthenticationResult;
  expect(AuthenticationResult).toMatchObject({ TokenType: "Bearer", ExpiresIn: 300 });
  const issuer = `${endpoint}/${pool.userPoolId}`;
  const found = await fetch(`${issuer}/.well-known/openid-configuration`);
  const discovered = (await found.json()) as { issuer: string; jwks_uri: string };
  expect(discovered.issuer).toBe(issuer);
  const keys = createRemoteJWKSet(new URL(discovered.jwks_uri));
  const id = await jwtVerify(IdToken, keys, { algorithms: ["RS256"], issuer, audience: pool.clientId });
  expect(id.payload).toMatchObject({
    sub: signedUp.UserSub,
    "cognito:username": signedUp.UserSub,
    email,
    email_verified: true,
    token_use: "id",
  });
  const access = await jwtVerify(AccessToken ?? "", keys, { algorithms: ["RS256"], issuer });
  expect(access.payload).toMatchObject({ sub: signedUp.UserSub, client_id: pool.clientId, token_use: "access" });
  expect(access.payload).not.toHaveProperty("aud");
  expect(access.payload.event_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(id.payload.event_id).toBe(access.payload.event_id);

  // Passwords.
  const change = { AccessToken, PreviousPassword: goodPassword, ProposedPassword: otherPassword };
  await refused(sdk.send(new ChangePasswordCommand({ ...change, PreviousPassword: "Wrong-99!" })), "NotAuthorizedException");
  await refused(sdk.send(new ChangePasswordCommand({ ...change, ProposedPassword: "short" })), "InvalidPasswordException");
  await sdk.send(new ForgotPasswordCommand(asked));
  const written = messages.length;
  expect(await sdk.send(new ForgotPasswordCommand(unknown))).toMatchObject({ CodeDeliveryDetails: { Destination: "s***@e***" } });
  expect(messages).toHaveLength(written);
  const reset = { ConfirmationCode: newestCode(), Password: otherPassword };
  for (const guess of [
    { ...asked, ...reset, ConfirmationCode: "guess" },
    { ...unknown, ...reset },
  ]) {
    await refused(sdk.send(new ConfirmForgotPasswordCommand(guess)), "CodeMismatchException");
  }
  await sdk.send(new ConfirmForgotPasswordCommand({ ...asked, ...reset }));

  // Sessions, all of which have ended with the old password.
  const refresh = (token: string) =>
    new GetTokensFromRefreshTokenCommand({ ClientId: pool.clientId, ClientSecret: pool.clientSecret, RefreshToken: token });
  await refused(sdk.send(refresh(RefreshToken)), "NotAuthorizedException", "Refresh Token has been revoked");
  await refused(sdk.send(new GetUserCommand({ AccessToken })), "NotAuthorizedException", "Access Token has been revoked");
  const { AuthenticationResult: again = {} } = await sdk.send(auth(email, otherPassword));
  expect((await sdk.send(refresh(again.RefreshToken ?? ""))).AuthenticationResult?.RefreshToken).not.toBe(again.RefreshToken);
  const byRefreshToken = {
    AuthFlow: "REFRESH_TOKEN_AUTH" as const,
    ClientId: pool.clientId,
    AuthParameters: { REFRESH_TOKEN: again.RefreshToken ?? "", SECRET_HASH: secretHash("") },
  };
  await refused(
    sdk.send(new InitiateAuthCommand(byRefreshToken)),
    "InvalidParameterException",
    "Refresh token rotation is enabled. Use GetTokensFromRefreshToken.",
  );
  const revoke = { ClientId: pool.clientId, ClientSecret: pool.clientSecret, Token: again.RefreshToken };
  await refused(
    sdk.send(new RevokeTokenCommand({ ...revoke, Token: again.AccessToken })),
    "UnsupportedTokenTypeException",
    "Unsupported token type.",
  );
  await sdk.send(new RevokeTokenCommand(revoke));
  await refused(sdk.send(refresh(again.RefreshToken ?? "")), "NotAuthorizedException");
  const { AuthenticationResult: last = {} } = await sdk.send(auth(email, otherPassword));
  await sdk.send(new GlobalSignOutCommand({ AccessToken: last.AccessToken }));
  await refused(sdk.send(new GlobalSignOutCommand({ AccessToken: last.AccessToken })), "NotAuthorizedException");
  await refused(sdk.send(refresh(last.RefreshToken ?? "")), "NotAuthorizedException");
});

test("a name or an attribute that no user can have is a wrong parameter, whichever operation it comes with", async () => {
  await signUpVerified("odd@example.com");
  const { AccessToken } = await accessOf("odd@example.com");
  for (const odd of ["\0", "Mere\0", "Mere \ud800"]) {
    const named = { ClientId: pool.clientId, Username: odd, SecretHash: secretHash(odd) };
    const UserAttributes = [{ Name: "given_name", Value: odd }];
    const parameters = { USERNAME: odd, PASSWORD: goodPassword, SECRET_HASH: secretHash(odd) };
    const asked = { ...named, Username: "even@example.com", SecretHash: secretHash("even@example.com") };
    const auth = { AuthFlow: "USER_PASSWORD_AUTH", ClientId: pool.clientId, AuthParameters: parameters } as const;
    for (const answer of [
      sdk.send(new InitiateAuthCommand(auth)),
      sdk.send(new ForgotPasswordCommand(named)),
      sdk.send(new ResendConfirmationCodeCommand(named)),
      sdk.send(new ConfirmSignUpCommand({ ...named, ConfirmationCode: "guess" })),
      sdk.send(new SignUpCommand({ ...asked, Password: goodPassword, UserAttributes })),
      sdk.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes })),
    ]) {
      await expect(answer).rejects.toMatchObject({ name: "InvalidParameterException" });
    }
  }
  expect(errors).toEqual([]);
});

test("what is not the pool's wire is refused in the pool's way", async () => {
  const post = async (target: string, body: string, type = "application/x-amz-json-1.1") => {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "x-amz-target": `AWSCognitoIdentityProviderService.${target}`, "content-type": type },
      body,
    });
    return [response.status, ((await response.json()) as { __type: string }).__type];
  };
  const asClient = JSON.stringify({ ClientId: pool.clientId, ClientSecret: pool.clientSecret });
  expect(await post("AdminGetUser", "{}")).toEqual([400, "UnknownOperationException"]);
  expect(await post("constructor", "{}")).toEqual([400, "UnknownOperationException"]);
  expect(await post("SignUp", "{")).toEqual([400, "SerializationException"]);
  expect(await post("SignUp", "{}", "text/xml")).toEqual([400, "SerializationException"]);
  expect(await post("SignUp", "null")).toEqual([400, "InvalidParameterException"]);
  expect(await post("SignUp", asClient)).toEqual([400, "InvalidParameterException"]);
  expect(await post("GetUser", JSON.stringify({ AccessToken: "x" }))).toEqual([400, "NotAuthorizedException"]);
  expect(errors).toEqual([]);
});

test("what a client gets wrong is named as Cognito names it, and every answer has an id to ask about", async () => {
  const ask = async (target: string, parameters: object) => {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: {
        "x-amz-target": `AWSCognitoIdentityProviderService.${target}`,
        "content-type": "application/x-amz-json-1.1",
      },
      body: JSON.stringify({ ClientId: pool.clientId, ClientSecret: pool.clientSecret, ...parameters }),
    });
    expect(response.headers.get("x-amzn-requestid")).toMatch(/^[0-9a-f-]{36}$/);
    const { __type, message } = (await response.json()) as { __type: string; message: string };
    expect(response.headers.get("x-amzn-errortype")).toBe(`${__type}:`);
    return `${__type}: ${message}`;
  };
  const invalid = "InvalidParameterException: ";
  const constraint = "failed to satisfy constraint: Member must";
  expect(await ask("SignUp", { Username: "eight@example.com" })).toBe(
    `${invalid}1 validation error detected: Value at 'password' ${constraint} not be null`,
  );
  expect(await ask("ConfirmForgotPassword", { Username: "eight@example.com", ConfirmationCode: "" })).toBe(
    `${invalid}2 validation errors detected: Value at 'confirmationCode' ${constraint} have length greater than or equal to 1; Value at 'password' ${constraint} not be null`,
  );
  expect(await ask("UpdateUserAttributes", { AccessToken: "x", UserAttributes: [{ Name: "name" }] })).toBe(
    `${invalid}1 validation error detected: Value at 'userAttributes.1.member.value' ${constraint} not be null`,
  );
  const byPassword = { AuthFlow: "USER_PASSWORD_AUTH" };
  expect(await ask("InitiateAuth", byPassword)).toBe(`${invalid}Missing required parameter USERNAME`);
  expect(await ask("InitiateAuth", { ...byPassword, AuthParameters: { USERNAME: "eight@example.com" } })).toBe(
    `${invalid}Missing required parameter PASSWORD`,
  );
  expect(await ask("InitiateAuth", { AuthFlow: "USER_SRP_AUTH" })).toBe(
    `${invalid}USER_SRP_AUTH flow not enabled for this client`,
  );
  expect(await ask("InitiateAuth", { AuthFlow: "BY_NAME" })).toBe(
    `${invalid}1 validation error detected: Value at 'authFlow' ${constraint} satisfy enum value set`,
  );
  expect(await ask("SignUp", { Username: "eight@example.com", Password: "loudly99!" })).toBe(
    "InvalidPasswordException: Password did not conform with policy: Password must have uppercase characters",
  );
  const unproven = { ClientSecret: undefined, Username: "eight@example.com" };
  expect(await ask("ForgotPassword", unproven)).toBe(
    "NotAuthorizedException: Client client is configured with secret but SECRET_HASH was not received",
  );
  expect(await ask("ForgotPassword", { ...unproven, SecretHash: "guess" })).toBe(
    "NotAuthorizedException: SecretHash does not match for the client: client",
  );
});

test("a client without a secret is refused what only one with a secret can have", async () => {
  const { http } = createUserPool({
    ...{ database, id: "open", issuer: "https://pool.test/open", clientId: "open" },
    ...{ sendMessage: async () => undefined, onError: (error: unknown) => errors.push(error) },
  });
  const answer = await http.inject({
    method: "POST",
    url: "/",
    headers: {
      "x-amz-target": "AWSCognitoIdentityProviderService.ForgotPassword",
      "content-type": "application/x-amz-json-1.1",
    },
    payload: JSON.stringify({ ClientId: "open", Username: "nobody@example.com", SecretHash: "guess" }),
  });
  await http.close();
  expect(answer.json()).toEqual({
    __type: "NotAuthorizedException",
    message: "SecretHash does not match for the client: open",
  });
});

test("a pool that cannot be reached is unavailable, which is not the same as not being signed in", async () => {
  const away = createCognito({ region: "ap-southeast-2", endpoint: "http://127.0.0.1:1", ...pool });
  await expect(away.signIn("eleven@example.com", goodPassword)).rejects.toMatchObject({ reason: "unavailable" });
  await signUpVerified("eleven@example.com");
  const { idToken } = await provider.signIn("eleven@example.com", goodPassword);
  await expect(away.readIdToken(idToken)).rejects.toMatchObject({ reason: "unavailable" });

  const configuration = { region: "ap-southeast-2", endpoint: "http://127.0.0.1:1", ...pool };
  const identity = createIdentity({ configuration, database, customers, onError: (error) => errors.push(error) });
  await expect(identity.authenticate(idToken)).rejects.toMatchObject({ status: 503, code: "ServiceUnavailable" });
});

/** An access token, which the shop itself has no use for. */
async function accessOf(email: string) {
  const AuthParameters = { USERNAME: email, PASSWORD: goodPassword, SECRET_HASH: secretHash(email) };
  const { AuthenticationResult = {} } = await sdk.send(
    new InitiateAuthCommand({ AuthFlow: "USER_PASSWORD_AUTH", ClientId: pool.clientId, AuthParameters }),
  );
  return AuthenticationResult;
}

/** What proves that a client knows its secret. */
function secretHash(username: string): string {
  return createHmac("sha256", pool.clientSecret)
    .update(username + pool.clientId)
    .digest("base64");
}
