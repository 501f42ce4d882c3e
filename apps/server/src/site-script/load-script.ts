/** Runs a further script of the site, which few pages need. */
export function loadScript(address: string, onLoad?: () => void): void {
  const script = document.createElement('script')
  script.src = address
  if (onLoad) script.onload = onLoad
  document.body.append(script)
}
