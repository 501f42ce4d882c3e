import { expect, test } from 'vitest'
import { besidePosition } from './place-beside.ts'

const view = { width: 400, height: 300 }
const panel = { left: 0, top: 0, width: 100, height: 30 }
const at = (left: number, top: number) => ({ left, top, width: 40, height: 40 })

test('it stands centred above its target', () => {
  expect(besidePosition({ panel, target: at(180, 150), side: 'top', view })).toEqual({ left: 150, top: 112 })
})

test('without room above it goes below', () => {
  expect(besidePosition({ panel, target: at(180, 10), side: 'top', view })).toEqual({ left: 150, top: 58 })
})

test('at the edge of the window it stays inside', () => {
  expect(besidePosition({ panel, target: at(0, 150), side: 'top', view }).left).toBe(8)
  expect(besidePosition({ panel, target: at(380, 150), side: 'bottom', view }).left).toBe(292)
})

test('beside its target it is centred on the other axis', () => {
  expect(besidePosition({ panel, target: at(100, 150), side: 'right', view })).toEqual({ left: 148, top: 155 })
})

test('along the edge it can begin or end with its target', () => {
  expect(besidePosition({ panel, target: at(180, 150), side: 'bottom', along: 'left', view }).left).toBe(180)
  expect(besidePosition({ panel, target: at(180, 150), side: 'bottom', along: 'right', view }).left).toBe(120)
})
