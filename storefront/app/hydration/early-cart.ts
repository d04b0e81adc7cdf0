/** The handle of a route that shows the shopper's own cart: nothing is to be seen before its scripts have run, unless the server has drawn it. */
export interface CartRoute {
  /** Source files, `app/…`, of what its scripts import once they know that there is a cart. */
  readonly cartParts: readonly string[];
}

/** What such a route's scripts will import, or null for a route that shows no cart of the shopper's. */
export function cartPartsOf(handle: unknown): readonly string[] | null {
  return (handle as Partial<CartRoute> | undefined)?.cartParts ?? null;
}

/** A call that was made before the code that needs its answer had arrived. */
export interface EarlyCall {
  /** The request's body, by which the call is known again. */
  readonly body: string;
  readonly answer: Promise<Response>;
}

interface EarlyCartOptions {
  /** Where the cart is kept in the browser's storage. */
  readonly storageKey: string;
  /** Address of the products by their ids. */
  readonly productsAddress: string;
  /** What the page's own scripts are made of. */
  readonly entryScripts: readonly string[];
  /** What those import when there is a cart. */
  readonly cartScripts: readonly string[];
}

/** As JSON that cannot end the script element it stands in. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * A script for the document's head. It fetches the page's code in one go instead of import by import, once the first frame
 * is painted, whose style sheets go before. When the browser keeps a cart, it asks for the cart's products too, and for the
 * code that shows them. What it cannot read it leaves to that code.
 */
export function earlyCartScript(options: EarlyCartOptions): string {
  const { storageKey, productsAddress, entryScripts, cartScripts } = options;
  return `{let ids=[];
try{ids=[...new Set(Object.values(JSON.parse(localStorage.getItem(${literal(storageKey)})).cart.items).map(item=>item.productId).filter(id=>typeof id=="string"))].sort()}catch{}
const nonce=document.currentScript.nonce,add=more=>document.head.append(Object.assign(document.createElement("link"),{nonce},more));
requestAnimationFrame(()=>setTimeout(()=>{
for(const href of ids.length?${literal([...new Set([...entryScripts, ...cartScripts])])}:${literal(entryScripts)})add({rel:"modulepreload",href});}));
if(ids.length){
const body=JSON.stringify({ids}),answer=fetch(${literal(productsAddress)},{method:"POST",headers:{accept:"application/json","content-type":"application/json"},body});
answer.catch(()=>{});
window.earlyCall={body,answer}}}`;
}

/** Takes the answer to a call that was made early, once; undefined when there was none with this body. */
export function takeEarlyAnswer(body: string | undefined): Promise<Response> | undefined {
  const place = globalThis as { earlyCall?: EarlyCall };
  const { earlyCall } = place;
  if (!earlyCall || earlyCall.body !== body) return undefined;
  place.earlyCall = undefined;
  return earlyCall.answer;
}
