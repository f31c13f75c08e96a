// A classic script in the head: it runs before the first paint, so nobody sees the other theme for a moment.
try {
  const theme = localStorage.getItem('foyer.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Some browsers refuse storage: the theme is then that of the system.
}
