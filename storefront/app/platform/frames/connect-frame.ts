/** What the shop's document and a frame of another origin say to each other; nobody else hears it. */
export interface FrameConnection {
  /** Says something to the frame, once it listens. */
  say(message: object): void;
  /** Nothing is said or heard any more. */
  close(): void;
}

/**
 * Hands a frame a port as soon as its program says that it listens: a frame's `load` may come before its modules have run (it
 * does in WebKit). A frame that is loaded again is handed another. To be called before the frame is in the document.
 * @param name what the two call their agreement: the frame posts `<name>/listening`, and is posted `<name>/connect`
 * @param hear what the frame says
 */
export function connectFrame(frame: HTMLIFrameElement, name: string, hear: (message: unknown) => void): FrameConnection {
  const open = () => {
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }: MessageEvent<unknown>) => hear(data);
    return channel;
  };
  let channel = open();
  let isHanded = false;
  const connect = ({ source, data }: MessageEvent<unknown>) => {
    const { contentWindow } = frame;
    if (contentWindow === null || source !== contentWindow || Reflect.get(Object(data), "type") !== `${name}/listening`) return;
    if (isHanded) {
      channel.port1.close();
      channel = open();
    }
    isHanded = true;
    // A frame without an origin cannot be named as a target; the port reaches nobody but the document that asked for it.
    contentWindow.postMessage({ type: `${name}/connect` }, "*", [channel.port2]);
  };
  addEventListener("message", connect);
  return {
    say(message) {
      channel.port1.postMessage(message);
    },
    close() {
      removeEventListener("message", connect);
      channel.port1.close();
    },
  };
}
