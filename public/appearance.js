// Runs before the first paint: no page flashes light where it is to be dark (src/ui/theme/appearance.ts), a form that
// is sent before the application runs waits for it (src/app/start/hydrate.ts), style sheets that the first paint does not wait
// for (src/server/platform/pages/start-page.ts) come into force when they are here, a page whose scripts do not come is asked for
// again, and no text becomes a script or an element.
(() => {
  // Of texts that would be code, pages take the addresses of the server's own scripts, the words of style sheets, and what
  // is read in a document that nobody shows (src/ui/rich-editor/paste.ts, and the editor, which asks by name).
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (text, _type, sink) =>
      sink === undefined || sink === 'DOMParser parseFromString' || !text.includes('<') ? text : null,
    createScriptURL: (url) => (new URL(url, document.baseURI).origin === location.origin ? url : null),
  });
  let chosen = null;
  try {
    chosen = localStorage.getItem('appearance');
  } catch {
    // A browser that forbids storage follows the system.
  }
  const ofSystem = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.classList.add(chosen === 'dark' || chosen === 'light' ? chosen : ofSystem);
  // One that does not come is asked for again by being put into force.
  const putIntoForce = ({ target }) => {
    if (target.dataset?.late !== undefined && target.media === 'print') target.media = 'all';
  };
  document.addEventListener('load', putIntoForce, true);
  document.addEventListener('error', putIntoForce, true);
  const isRunning = () => document.getElementById('root')?.hasAttribute('data-running') === true;
  // One that a new build has replaced, or that the network has lost: once with the whole page, and then it is said.
  const comeAgain = ({ target }) => {
    if (target.localName !== 'script' || isRunning()) return;
    if (history.state?.again !== true) {
      history.replaceState({ ...history.state, again: true }, '');
      setTimeout(() => location.reload(), 1_000);
      return;
    }
    if (document.getElementById('not-whole')) return;
    const note = document.createElement('p');
    note.id = 'not-whole';
    note.setAttribute('role', 'alert');
    note.style.cssText = 'margin: 0; padding: 12px; text-align: center; border-bottom: 2px solid';
    note.textContent =
      document.documentElement.lang === 'de'
        ? 'Ein Teil dieser Seite wurde nicht geladen. Lade die Seite neu.'
        : 'Part of this page didn’t load. Reload the page.';
    document.body.prepend(note);
  };
  document.addEventListener('error', comeAgain, true);
  addEventListener(
    'submit',
    (event) => {
      if (isRunning()) return;
      event.preventDefault();
      event.target.setAttribute('data-sent', '');
    },
    true,
  );
})();
