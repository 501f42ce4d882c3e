import { loadScript } from './load-script.ts'

/** Address of the script of banners and pop-ups; put in when this one is written. */
declare const BANNERS_SCRIPT: string

/** Pages that show neither fetch nothing for them. */
export function awaitBanners(): void {
  if (document.querySelector('[data-banner]')) loadScript(BANNERS_SCRIPT)
}
