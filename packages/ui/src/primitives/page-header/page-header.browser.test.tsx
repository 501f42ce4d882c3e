import '@naikkelas/ui/styles.css'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { PageFrame } from '../page-frame/page-frame.tsx'
import { PageHeader } from './page-header.tsx'

afterEach(() => page.viewport(1280, 800))

function draw(node: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  place.dataset.uiTheme = ''
  Object.assign(place.style, { position: 'absolute', inset: '0' })
  const root = createRoot(place)
  flushSync(() => root.render(node))
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return place
}

const back = { href: '#prospek', label: 'Prospek' }
const heads = {
  'a title': <PageHeader title="Prospek" />,
  'a way back': <PageHeader title="Prospek" back={back} />,
  'a description': <PageHeader title="Prospek" description="Siapa yang mengisi formulir." />,
  buttons: <PageHeader title="Prospek" actions={<Button variant="primary">Ekspor</Button>} />,
  'large buttons': <PageHeader title="Prospek" actions={<Button size="lg">Ekspor</Button>} />,
  'a title of several lines': <PageHeader title={'Statistik kelas pembukuan toko daring '.repeat(4)} />,
  everything: <PageHeader title="Prospek" back={back} description="Isian." actions={<Button>Ekspor</Button>} />,
}

test.each([360, 768, 1440])('at %i px the heading of every screen begins at the same point', async (width) => {
  await page.viewport(width, 800)
  const places = Object.entries(heads).map(([name, head]) => {
    const place = draw(<PageFrame>{head}</PageFrame>)
    const range = document.createRange()
    range.selectNodeContents(place.querySelector('h1') ?? place)
    const { x, y } = range.getBoundingClientRect()
    place.remove()
    return { name, x, y }
  })
  const [first] = places
  expect(places).toEqual(places.map(({ name }) => ({ name, x: first?.x, y: first?.y })))
})

test('the way back lies inside the upper margin of the screen', () => {
  const place = draw(<PageFrame>{heads.everything}</PageFrame>)
  const [link, heading] = [place.querySelector('a'), place.querySelector('h1')]
  if (!link || !heading) throw new Error('nothing was drawn')
  expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(heading.getBoundingClientRect().top)
})
