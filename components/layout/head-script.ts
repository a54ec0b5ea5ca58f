/** Sets the visitor's chosen theme before the first paint. */
const theme =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}";

/** Keeps zod from trying whether code may be evaluated, which the page's policy stops and reports. */
const validation = 'self.__zod_globalConfig={jitless:true}';

/** What must run before anything else of a page. Inline, because a file would hold the first paint up for one more answer. */
export const headScript = `${theme}${validation}`;
