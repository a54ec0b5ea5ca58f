import { type Stylesheets, withStyles } from './inline-styles';

const pushed = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
const asyncScript = /<script src="([^"]+)"(?: id="(\w+)")? async=""(?: id="(\w+)")?><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*>/g;
const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that may stand inside a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (mark) => escapes[mark] ?? '');

// Runs at the end of the page. Scripts are requested once the first screen is painted, so that fonts and the opening picture have the
// connection and the CPU to themselves; on a phone, or where the visitor saves data, at the first sign of a visitor who does more than
// look.
// A page that acts by itself does not wait: its URL or the tab's storage says so, or a mark states how many milliseconds it can wait.
// The rest of the page's styles comes first, in the place of the stylesheet, so that it is there before the islands.
// The elements equal those that Next wrote: React finds them by their URL.
// What the visitor did before the islands hydrated is repeated then: a button is pressed, a form control focused, filled and left.
const loader = (scripts: string) =>
  `(()=>{
const d=document,signs=["pointerdown","pointermove","touchstart","wheel","scroll","keydown","focusin","input"],quiet={capture:true,passive:true};
const add=()=>requestAnimationFrame(()=>setTimeout(()=>{(self.__next_f=self.__next_f||[]).push(JSON.parse(d.getElementById("_flight").textContent));for(const link of d.querySelectorAll("[data-rest]")){const s=d.createElement("link");s.rel="stylesheet";s.href=link.dataset.rest;link.before(s)}for(const[src,id]of ${scripts}){const s=d.createElement("script");s.async=true;s.setAttribute("async","");if(id)s.id=id;s.setAttribute("src",src);d.head.append(s)}}));
const first=d.querySelector("img[fetchpriority=high]");
let begun;
const start=()=>{if(begun)return;begun=1;for(const sign of signs)removeEventListener(sign,start,quiet);if(!first||first.complete)add();else{first.addEventListener("load",add);first.addEventListener("error",add)}};
const busy=()=>{try{return sessionStorage.length}catch{return 1}};
const frugal=matchMedia("(pointer:coarse)").matches||navigator.connection?.saveData;
const eager=d.querySelector("[data-eager]");
const patience=eager?+eager.dataset.eager:1e9;
if(frugal&&!location.search&&!location.hash&&patience&&!busy()){for(const sign of signs)addEventListener(sign,start,quiet);if(eager)addEventListener("load",()=>setTimeout(start,patience))}else start();
const missed=new Map(),kinds=["click","focusin","input","change","focusout"];
const keep=({target:t,type})=>{const b=type=="click"?t.closest?.("button[type=button]:not([popovertarget])"):type=="change"||t.form?t:null;if(!b)return;const done=missed.get(b)||new Set();done.delete(type);missed.set(b,done.add(type))};
for(const type of kinds)addEventListener(type,keep,true);
addEventListener("awake",()=>{for(const type of kinds)removeEventListener(type,keep,true);for(const[t,done]of missed)for(const type of done)type=="click"?t.click():t.dispatchEvent(new Event(type,{bubbles:true}))},{once:true})
})()`.replaceAll('\n', '');

/**
 * A prerendered page that costs a phone less: its styles are inline, its data is one block that is read only when its scripts load, and the
 * scripts are requested after the first paint. A page of unknown structure is left as it is.
 */
export function deferScripts(html: string, sheets: Stylesheets): string {
  const late = withLateScripts(html);
  return late ? withStyles(late, sheets) : html;
}

function withLateScripts(html: string): string | null {
  const parts = [...html.matchAll(pushed)].map(([, text = '""']) => JSON.parse(text) as string);
  const scripts = [...html.matchAll(asyncScript)].map(([, src = '', ...ids]) => [src, ...ids.filter(Boolean)]);
  if (!parts.length || !scripts.length || !html.includes('</body>')) return null;
  // A data block costs nothing at start-up; a script would be compiled and run before anybody needs it.
  const data = `<script type="application/json" id="_flight">${inScript([1, parts.join('')])}</script>`;
  const rest = html.replaceAll(pushed, '').replaceAll(asyncScript, '').replaceAll(preload, '');
  const end = rest.lastIndexOf('</body>');
  return `${rest.slice(0, end)}${data}<script>${loader(inScript(scripts))}</script>${rest.slice(end)}`;
}
