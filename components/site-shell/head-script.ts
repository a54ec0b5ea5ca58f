/** Sets the visitor's chosen theme before the first paint. */
const theme =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}";

/** Keeps zod from trying whether code may be evaluated, which the page's policy stops and reports. */
const validation = 'self.__zod_globalConfig={jitless:true}';

// Sections below the first screen (`later` in parts.css) are laid out when they come near, and, once the page has loaded, one by one whenever the
// browser has nothing else to do: then nobody who jumps, searches or takes a picture of the whole page finds an empty one.
const unfold =
  "addEventListener('load',function(){var rest=[].slice.call(document.querySelectorAll('.later,.later-item')),idle=self.requestIdleCallback||setTimeout;idle(function next(){var part=rest.shift();if(part){part.style.contentVisibility='visible';idle(next)}})});";

/** What must run before anything else of a page. Inline, because a file would hold the first paint up for one more answer. */
export const headScript = `${theme};${unfold}${validation}`;
