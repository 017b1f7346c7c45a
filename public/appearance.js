// Runs before the first paint, so that no page flashes light where it is to be dark: see src/ui/theme/appearance.ts.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('appearance');
  } catch {
    // A browser that forbids storage follows the system.
  }
  const ofSystem = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.classList.add(chosen === 'dark' || chosen === 'light' ? chosen : ofSystem);
})();
