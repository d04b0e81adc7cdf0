import { EmptyState } from "@tread/design-system/empty-state";
import { Wrap } from "@tread/design-system/layout";
import { Note } from "@tread/design-system/note";
import { type ActionFunctionArgs, data, useActionData } from "react-router";
import type { InputOf } from "#contract/calls.ts";
import type { CallFailure } from "#contract/rendering.ts";
import { throwFailure } from "../../../features/content/resolve-page.ts";
import { pageMeta } from "../../../platform/head/page-meta.ts";
import { type LoadArgs, loadWith } from "../../../platform/routing/load.ts";
import { storeContext } from "../../../platform/store/loader-contexts.ts";
import { Blocks } from "../blocks.tsx";
import { previewApi } from "./preview-api.ts";

const preview = previewApi.endpoints.preview.initiate;

/** Whether the builder's token may see a preview at all; 404 where it may not (CONT-03). */
async function load({ store, search }: LoadArgs) {
  const answer = await store.dispatch(preview({ token: search.get("token") ?? "", blocks: [] }));
  if (answer.error) throwFailure(answer.error);
  return { btq: search.get("theme") === "btq" };
}
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

type PostedBlocks = InputOf<"content.preview">["body"]["blocks"];

/** What the builder posted in the field `blocks`; undefined when it is no JSON. What it holds, the call checks. */
function readBlocks(posted: FormDataEntryValue | null): PostedBlocks | undefined {
  try {
    return JSON.parse(typeof posted === "string" ? posted : "");
  } catch {
    return undefined;
  }
}

/** The builder posts its blocks as a form, as nothing else can lead to a document; they are drawn and kept nowhere. */
export async function action({ request, context }: ActionFunctionArgs) {
  const blocks = readBlocks((await request.formData()).get("blocks"));
  if (!blocks) return data({ problem: "The field blocks holds no JSON." }, { status: 400 });
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const answer = await context.get(storeContext).dispatch(preview({ token, blocks }));
  if (!answer.error) return { blocks: answer.data };
  const { status, message } = answer.error as CallFailure;
  if (status === 422) return data({ problem: message }, { status });
  return throwFailure(answer.error);
}

export const meta = () => [...pageMeta(undefined), { name: "robots", content: "noindex" }];

export default function PreviewRoute() {
  const posted = useActionData<typeof action>();
  if (posted && "blocks" in posted) return <Blocks blocks={posted.blocks} />;
  return (
    <Wrap>
      {posted ? (
        <Note tone="error" role="alert">
          {`These blocks can't be shown. ${posted.problem}`}
        </Note>
      ) : (
        <EmptyState
          level={1}
          shout="Nothing to see."
          aside="Yet."
          sentence="Press Preview in the builder to see your blocks here."
        />
      )}
    </Wrap>
  );
}
