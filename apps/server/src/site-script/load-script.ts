/** Runs a further script of the site, which few pages need. */
export function loadScript(address: string): void {
  const script = document.createElement('script')
  script.src = address
  document.body.append(script)
}
