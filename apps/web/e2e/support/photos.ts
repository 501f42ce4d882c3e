import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'

/** Eight photographs of 1200 × 800 as JPEG files, no two alike. Answers their paths in order. */
export async function takePhotos(browser: Browser, folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const page = await browser.newPage()
  const paths: string[] = []
  for (let number = 1; number <= 8; number += 1) {
    const path = join(folder, `foto-${number}.jpg`)
    const address = await page.evaluate(drawScene, number)
    writeFileSync(path, Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
    paths.push(path)
  }
  await page.close()
  return paths
}

/** A wall, a table and a chart on paper, in colours and places of the photograph's own. Runs in the browser. */
function drawScene(number: number): string {
  const canvas = document.createElement('canvas')
  canvas.width = 1200
  canvas.height = 800
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('This browser does not draw.')
  const hue = number * 41
  const light = ink.createLinearGradient(0, 0, 1200, 800)
  light.addColorStop(0, `hsl(${hue} 45% 88%)`)
  light.addColorStop(1, `hsl(${hue} 35% 55%)`)
  ink.fillStyle = light
  ink.fillRect(0, 0, 1200, 800)
  ink.fillStyle = `hsl(${hue + 20} 30% 32%)`
  ink.fillRect(0, 560, 1200, 240)
  ink.fillStyle = 'white'
  ink.fillRect(380, 200, 440, 340)
  ink.fillStyle = `hsl(${hue + 150} 55% 40%)`
  for (let bar = 0; bar < 7; bar += 1) {
    const height = 40 + ((bar * number * 37) % 160)
    ink.fillRect(430 + bar * 50, 470 - height, 30, height)
  }
  return canvas.toDataURL('image/jpeg', 0.8)
}
