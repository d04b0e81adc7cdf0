import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { accept, CannotAccept, readReport } from "../../tests/visual/accept.ts";
import { type Folders, pictureFile, pictureKinds } from "../../tests/visual/folders.ts";

/** The longest request that is read. Bytes. */
const longest = 200_000;

/** A refusal with its HTTP status. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify(body));
}

/**
 * Answers under /visual-review, for the panel of the development Storybook: `GET report.json`, `GET pictures/<kind>/<story>/<mode>.webp`
 * and `POST accept` with `{"stories": "all" | [id, …]}`. Only this Storybook's own pages may post: another site's page can send
 * neither its origin nor, without being asked first, a JSON content type.
 */
export function visualReviewEndpoints(folders: Folders) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const { pathname } = new URL(request.url ?? "/", "http://here");
      if (pathname === "/accept") return await acceptance(folders, request, response);
      if (request.method !== "GET") throw new Refusal(405, "Only GET is answered here.");
      if (pathname === "/report.json") {
        const report = await readReport(folders);
        if (!report) throw new Refusal(404, "There is no report yet.");
        return send(response, 200, { ...report, canAccept: true });
      }
      return await picture(folders, pathname, response);
    } catch (error) {
      if (error instanceof Refusal) send(response, error.status, { message: error.message });
      else if (error instanceof CannotAccept) send(response, 409, { message: error.message });
      else send(response, 500, { message: error instanceof Error ? error.message : String(error) });
    }
  };
}

async function picture(folders: Folders, pathname: string, response: ServerResponse): Promise<void> {
  const [, kindName, story = "", mode = ""] = pathname.match(/^\/pictures\/([^/]+)\/([^/]+)\/([^/]+)\.webp$/) ?? [];
  const kind = pictureKinds.find((each) => each === kindName);
  if (!kind) throw new Refusal(404, "Not found.");
  let file: string;
  try {
    file = pictureFile(folders, kind, story, mode);
  } catch {
    throw new Refusal(404, "Not found.");
  }
  const found = await stat(file).catch(() => null);
  if (!found) throw new Refusal(404, "Not found.");
  response.writeHead(200, { "content-type": "image/webp", "content-length": found.size, "cache-control": "no-store" });
  createReadStream(file).pipe(response);
}

async function acceptance(folders: Folders, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { origin, host } = request.headers;
  if (request.method !== "POST") throw new Refusal(405, "Acceptance is posted.");
  if (!origin || !host || !URL.canParse(origin) || new URL(origin).host !== host) {
    throw new Refusal(403, "Only this Storybook's own pages may accept.");
  }
  if (request.headers["content-type"]?.split(";")[0]?.trim() !== "application/json") throw new Refusal(415, "Send JSON.");
  const wanted = wantedStories(await bodyOf(request));
  const done = await accept(folders, wanted);
  send(response, 200, { report: { ...done.report, canAccept: true }, accepted: done.accepted });
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > longest) throw new Refusal(413, "Too long.");
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    throw new Refusal(400, "That is not JSON.");
  }
}

function wantedStories(body: unknown): "all" | string[] {
  const stories = typeof body === "object" && body !== null && "stories" in body ? body.stories : undefined;
  if (stories === "all") return "all";
  if (Array.isArray(stories) && stories.length > 0 && stories.every((each) => typeof each === "string")) return stories;
  throw new Refusal(400, 'Send {"stories": "all"} or a list of ids.');
}
