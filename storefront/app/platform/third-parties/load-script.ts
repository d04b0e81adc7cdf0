/** Milliseconds after which a script that has not come counts as failed. */
const patience = 10_000;

/** A script that could not be had. */
export class ScriptFailed extends Error {
  override readonly name = "ScriptFailed";
}

const loads = new Map<string, Promise<void>>();

function insert(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const give = (reason: string) => {
      script.remove();
      reject(new ScriptFailed(`${address} ${reason}`));
    };
    const timer = setTimeout(() => give("took too long"), patience);
    script.addEventListener("load", () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener("error", () => {
      clearTimeout(timer);
      give("could not be loaded");
    });
    script.async = true;
    script.src = address;
    document.head.append(script);
  });
}

/**
 * Loads somebody else's script, once a document; one that failed is asked for again when it is next wanted. The page's policy allows
 * only scripts of the server's configuration.
 * @throws ScriptFailed when it cannot be loaded, or takes more than 10 seconds
 */
export function loadScript(address: string): Promise<void> {
  const known = loads.get(address);
  if (known) return known;
  const load = insert(address).catch((error: unknown) => {
    loads.delete(address);
    throw error;
  });
  loads.set(address, load);
  return load;
}
