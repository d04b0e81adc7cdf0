/** What is sent with a request. */
export interface AskedWith {
  /** Media type of the content. */
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  readonly accept?: string;
}

/** Asks the running shop. Rejects with a sentence for its owner when it refuses or does not answer. */
export type AskShop = (path: string, body?: AskedWith) => Promise<Response>;
