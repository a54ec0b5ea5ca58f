/** Sets the visitor's chosen theme before the first paint. Inline, because a file would hold that paint up for one more answer. */
export const themeScript =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}";
