/** What the shop's document and a frame of another origin say to each other; nobody else hears it. */
export interface FrameConnection {
  readonly port: MessagePort;
  /** Nothing is said or heard any more. */
  close(): void;
}

/**
 * Hands a frame a port as soon as its program says that it listens: a frame's `load` may come before its modules have run (it
 * does in WebKit). To be called before the frame is in the document.
 * @param name what the two call their agreement: the frame posts `<name>/listening`, and is posted `<name>/connect`
 */
export function connectFrame(frame: HTMLIFrameElement, name: string): FrameConnection {
  const { port1, port2 } = new MessageChannel();
  const connect = ({ source, data }: MessageEvent<unknown>) => {
    const { contentWindow } = frame;
    if (contentWindow === null || source !== contentWindow || Reflect.get(Object(data), "type") !== `${name}/listening`) return;
    removeEventListener("message", connect);
    // A frame without an origin cannot be named as a target; the port reaches nobody but the document that asked for it.
    contentWindow.postMessage({ type: `${name}/connect` }, "*", [port2]);
  };
  addEventListener("message", connect);
  return {
    port: port1,
    close() {
      removeEventListener("message", connect);
      port1.close();
    },
  };
}
