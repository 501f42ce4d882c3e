import { expect, test } from 'vitest'
import { prometheusText } from './prometheus-text.ts'

test('samples of one name are grouped under one help and type, with escaped labels', () => {
  const restarts = { name: 'restarts_total', help: 'How often.', type: 'counter' } as const
  const memory = { name: 'memory_bytes', help: 'Of\nthe process.', type: 'gauge' } as const
  expect(
    prometheusText([
      { ...restarts, value: 2, labels: { process: 'web-1' } },
      { ...memory, value: 1.5 },
      { ...restarts, value: 0, labels: { process: 'a "b" \\ c', state: 'idle' } },
    ]),
  ).toBe(
    [
      '# HELP restarts_total How often.',
      '# TYPE restarts_total counter',
      'restarts_total{process="web-1"} 2',
      'restarts_total{process="a \\"b\\" \\\\ c",state="idle"} 0',
      '# HELP memory_bytes Of\\nthe process.',
      '# TYPE memory_bytes gauge',
      'memory_bytes 1.5',
      '',
    ].join('\n'),
  )
})
