// Runs before the first paint, so that a page chosen dark does not flash light: see src/ui/theme/appearance.ts.
try {
  const chosen = localStorage.getItem('appearance');
  if (chosen === 'dark' || chosen === 'light') document.documentElement.classList.add(chosen);
} catch {
  // A browser that forbids storage follows the system.
}
