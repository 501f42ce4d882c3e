import { readFile } from 'node:fs/promises'
import { fontPath } from '@naikkelas/ui/fonts/node'
import { expect, test } from 'vitest'
import { cutPlainFont } from '../fonts/cut-font.ts'
import { cardPicture, recordCard } from './record-card.ts'

const tools = { read: (file: Parameters<typeof fontPath>[0]) => readFile(fontPath(file)), cutPlain: cutPlainFont }

test('words of any length or alphabet stay beside the picture of a card and cannot inject markup', async () => {
  for (const words of ['x'.repeat(300), 'Kelas '.repeat(60), '<script>alert(1)</script>"&', '🎓✨', '', 'Łódź 中文']) {
    const card = { title: words, kind: words, fact: words, siteName: words, hasPicture: true }
    const svg = await recordCard(card, tools)
    expect(svg).not.toMatch(/<script|<text|NaN|undefined/)
    const letters = svg.slice(svg.indexOf('/>') + 2)
    const rightMost = Math.max(0, ...[...letters.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x)))
    expect(rightMost).toBeLessThan(cardPicture.left)
  }
})
