import type { Sample } from '@naikkelas/supervision'

/** Samples in Prometheus' text format, version 0.0.4: those of one name together, under one help and type. */
export function prometheusText(samples: readonly Sample[]): string {
  const lines: string[] = []
  for (const [name, group] of Map.groupBy(samples, (sample) => sample.name)) {
    const [{ help, type } = { help: '', type: 'gauge' }] = group
    lines.push(`# HELP ${name} ${escaped(help)}`, `# TYPE ${name} ${type}`)
    for (const { labels = {}, value } of group) lines.push(`${name}${labelText(labels)} ${value}`)
  }
  return `${lines.join('\n')}\n`
}

function labelText(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value).replaceAll('"', '\\"')}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
}
