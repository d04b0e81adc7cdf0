/** What decides whether a shopper is offered to put the shop on their home screen. */
export interface InstallSituation {
  /** The browser has said that the shop can be installed, and can ask for it. */
  readonly installable: boolean;
  /** The shopper has said that they never want to be asked again. */
  readonly hidden: boolean;
  /** The shop already runs as an application. */
  readonly installed: boolean;
  /** Another question is open. */
  readonly asked: boolean;
}

/** Whether to offer it (PWA-04, PWA-05). */
export function offersInstall({ installable, hidden, installed, asked }: InstallSituation): boolean {
  return installable && !hidden && !installed && !asked;
}
