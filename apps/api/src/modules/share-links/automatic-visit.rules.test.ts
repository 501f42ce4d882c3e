import { expect, test } from 'vitest'
import { isAutomaticVisit } from './automatic-visit.rules.ts'

test.each([
  'Mozilla/5.0 (Linux; Android 13; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 330.0',
  'Mozilla/5.0 (Linux; Android 12) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 musical_ly_2023 BytedanceWebview/d8a21c6',
])('a person: %s', (agent) => expect(isAutomaticVisit(agent)).toBe(false))

test.each([
  null,
  '',
  'WhatsApp/2.24.8.77 A',
  'facebookexternalhit/1.1',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'curl/8.5.0',
])('nobody: %s', (agent) => expect(isAutomaticVisit(agent)).toBe(true))
