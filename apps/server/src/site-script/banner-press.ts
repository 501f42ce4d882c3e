interface Press {
  pressed: HTMLAnchorElement
  page: string
  url: string
  subdomain: string
  userAgent: string
  maxTouchPoints: number
}

/** The event of the specification, section 3, with the id of the banner. */
export function bannerPress({ pressed, page, url, subdomain, userAgent, maxTouchPoints }: Press) {
  return {
    page,
    url: url.slice(0, 2_000),
    // iPads identify as a Mac; of these only they have touch screens.
    platform: /Android/.test(userAgent)
      ? 'mobile_android'
      : /iPhone|iPod/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 0)
        ? 'mobile_ios'
        : 'desktop',
    subdomain,
    button_type: pressed.closest('dialog') ? 'popup' : 'banner',
    section: 'banner',
    type: (pressed.getAttribute('href') ?? '').split('?')[0]?.slice(0, 300),
    itemId: pressed.dataset.banner,
    label: (pressed.querySelector('img')?.alt ?? '').slice(0, 120),
  }
}
