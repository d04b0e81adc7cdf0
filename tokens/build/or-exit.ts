import { WrongTokens } from "./token-tree.ts";

/** What was made of the tokens. Where they cannot be used the program says why, without a stack, and ends. */
export async function orExit<T>(made: Promise<T>): Promise<T> {
  try {
    return await made;
  } catch (error) {
    if (!(error instanceof WrongTokens)) throw error;
    process.stderr.write(`The tokens in tokens/src cannot be used:\n${error.message}\n`);
    process.exit(1);
  }
}
