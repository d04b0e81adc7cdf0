/** A file that cannot be read on from a line; the message says so in a sentence. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
  readonly line: number;
  /** What is wrong, as the end of a sentence that begins with the line. */
  readonly problem: string;

  constructor(line: number, problem: string) {
    super(`Line ${line} ${problem}`);
    this.line = line;
    this.problem = problem;
  }
}
