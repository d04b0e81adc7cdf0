import { join } from "node:path";
import { z } from "zod";
import { type OwnerAccess, readOwnerAccess } from "../server/owner/owner-access.ts";
import { repositoryRoot } from "../server/repository-root.ts";

/** What the owner asked for cannot be done; the message says why. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** What is sent with a request. */
export interface AskedWith {
  /** Media type of the content. */
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  readonly accept?: string;
}

/** Asks the running shop. Rejects with a sentence for its owner when it refuses or does not answer. */
export type AskShop = (path: string, body?: AskedWith) => Promise<Response>;

/** Which shop is meant: one elsewhere, the one on a data folder, or the one on the folder that is usual here. */
export interface WhichShop {
  readonly url?: string | undefined;
  readonly "data-dir"?: string | undefined;
}

/** How the shop that is meant is reached. One elsewhere is never taken for the one on this machine. @throws Refusal */
async function findShop({ url, "data-dir": dataDir }: WhichShop): Promise<OwnerAccess> {
  if (url !== undefined) {
    const token = process.env.CATALOGUE_TOKEN;
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
      throw new Refusal(`"${url}" is no address. Write it whole, as in https://shop.example.`);
    if (!token) throw new Refusal(`Put the token of the shop at ${url} into CATALOGUE_TOKEN; its owner-access.json holds it.`);
    return { address: url, token };
  }
  const folder = dataDir ?? process.env.DATA_DIR ?? join(repositoryRoot, ".data");
  const access = await readOwnerAccess(folder);
  if (access === undefined)
    throw new Refusal(`No shop has been started on ${folder}. Start it first, or name another with --data-dir.`);
  return access;
}

/** How a shop is asked by its owner. It is looked for when it is asked first. */
export function askingShop(which: WhichShop): AskShop {
  return async (path, body) => {
    const access = await findShop(which);
    let response: Response;
    try {
      response = await fetch(new URL(path, access.address), {
        method: body ? "POST" : "GET",
        headers: {
          authorization: `Bearer ${access.token}`,
          ...(body && { "content-type": body.type }),
          ...(body?.accept && { accept: body.accept }),
        },
        body: body?.content,
        ...(body?.content instanceof ReadableStream && { duplex: "half" as const }),
      });
    } catch {
      throw new Refusal(`The shop at ${access.address} does not answer. Is it running?`);
    }
    if (response.ok) return response;
    const failure = z.object({ message: z.string() }).safeParse(await response.json().catch(() => null));
    throw new Refusal(failure.success ? failure.data.message : `The shop answered ${response.status}.`);
  };
}

/** Sends a change, and fulfils with the answer. What the schema does not take is told before anything is sent. @throws Refusal */
export async function sendChange<S extends z.ZodType>(ask: AskShop, path: string, schema: S, value: unknown): Promise<Response> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}.`);
    throw new Refusal([...problems, "Nothing was changed."].join("\n"));
  }
  return ask(path, { type: "application/json", content: JSON.stringify(parsed.data) });
}
