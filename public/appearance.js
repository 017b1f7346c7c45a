// Runs before the first paint: no page flashes light where it is to be dark (src/ui/theme/appearance.ts), and a form that
// is sent before the application runs waits for it (src/app/take-over.ts).
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('appearance');
  } catch {
    // A browser that forbids storage follows the system.
  }
  const ofSystem = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.classList.add(chosen === 'dark' || chosen === 'light' ? chosen : ofSystem);
  addEventListener(
    'submit',
    (event) => {
      if (document.getElementById('root')?.hasAttribute('data-running')) return;
      event.preventDefault();
      event.target.setAttribute('data-sent', '');
    },
    true,
  );
})();
