import { expect, test } from 'vitest'
import { isOpenedByPerson } from './opened-by-person.rules.ts'

const android = (device: string, rest: string) =>
  `Mozilla/5.0 (Linux; Android ${device}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`
const iphone = (rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`

test.each([
  ['Chrome', android('10; K', 'Chrome/131.0.0.0 Mobile Safari/537.36')],
  ['Chrome on a Cubot', android('10; CUBOT_X30', 'Chrome/108.0.0.0 Mobile Safari/537.36')],
  ['Safari', iphone('Version/17.4.1 Mobile/15E148 Safari/604.1')],
  ['Opera Mini', 'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16'],
  [
    'Telegram',
    android(
      '14; K',
      'Chrome/130.0.6723.86 Mobile Safari/537.36 Telegram-Android/11.3.3 (Samsung SM-A546E; Android 14; SDK 34; AVERAGE)',
    ),
  ],
  [
    'WhatsApp',
    android('13; SM-A145F Build/TP1A; wv', 'Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36 WhatsApp/2.24.9.78'),
  ],
  [
    'Instagram',
    iphone(
      'Mobile/15E148 Instagram 330.0.3.29.90 (iPhone12,1; iOS 17_4_1; id_ID; id; scale=2.00; 828x1792; 597865118)',
    ),
  ],
  [
    'Instagram on Android',
    android(
      '12; M2101K7AG Build/SKQ1; wv',
      'Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36 Instagram 331.0.0.37.90 Android (31/12; 440dpi; 1080x2177; Xiaomi/Redmi; M2101K7AG; mojito; qcom; id_ID; 599051118)',
    ),
  ],
  [
    'TikTok',
    android(
      '12; CPH2269 Build/SP1A; wv',
      'Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36 trill_340203 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/trill app_version/34.2.3 ByteLocale/id-ID BytedanceWebview/d8a21c6',
    ),
  ],
  [
    'Facebook',
    android(
      '11; CPH2083 Build/RP1A; wv',
      'Version/4.0 Chrome/123.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/459.0.0.43.86;]',
    ),
  ],
  [
    'Facebook on an iPhone',
    iphone('Mobile/15E148 [FBAN/FBIOS;FBAV/459.0.0.31.107;FBBV/585366214;FBDV/iPhone12,1;FBLC/id_ID]'),
  ],
  ['LINE', android('13; SM-A135F Build/TP1A; wv', 'Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36 Line/14.6.1/IAB')],
  ['LINE on an iPhone', iphone('Mobile/15E148 Safari Line/14.6.0')],
  [
    'Shopee',
    android(
      '12; V2120 Build/SP1A; wv',
      'Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36 Beeshop locale/id version=32600 appver=32600 Shopee',
    ),
  ],
  [
    'Shopee on an iPhone',
    iphone(
      'Mobile/15E148 Beeshop locale=id version=3.26.10 appver=32610 language=id app_type=1 platform=native_ios os_ver=17.4.1',
    ),
  ],
])('a person in %s', (_, userAgent) => {
  expect(isOpenedByPerson({ method: 'GET', userAgent })).toBe(true)
  expect(isOpenedByPerson({ method: 'HEAD', userAgent })).toBe(false)
})

test.each([
  null,
  '',
  'WhatsApp/2.24.8.77 A',
  'WhatsApp/2.2413.51 N',
  'TelegramBot (like TwitterBot)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'facebookexternalhit/1.1;line-poker/1.0',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  'facebookcatalog/1.0',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Slack-ImgProxy (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  'curl/8.5.0',
  'python-requests/2.32.3',
  'okhttp/4.12.0',
  'Go-http-client/2.0',
])('a program: %s', (userAgent) => expect(isOpenedByPerson({ method: 'GET', userAgent })).toBe(false))

test('a page that a browser fetches ahead of a visit does not count as opened', () => {
  const userAgent = android('10; K', 'Chrome/131.0.0.0 Mobile Safari/537.36')
  expect(isOpenedByPerson({ method: 'GET', userAgent })).toBe(true)
  expect(isOpenedByPerson({ method: 'GET', userAgent, purpose: 'prefetch;prerender' })).toBe(false)
})
