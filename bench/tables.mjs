// Markdown tables of a run.

const kb = (bytes) => (bytes / 1000).toFixed(1)
const row = (cells) => `| ${cells.join(' | ')} |`

export function table(head, rows) {
  return [row(head), row(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n')
}

/** Bytes of the first view and the times of a visit, one line a peer. */
export function visitTable(results) {
  const head = [
    'page',
    'requests',
    'HTML KB',
    'CSS KB',
    'script KB',
    'fonts KB',
    'pictures KB',
    'FCP ms',
    'LCP ms',
    'CLS',
    'TBT ms',
    'own font painted',
  ]
  return table(
    head,
    Object.entries(results).map(([name, { bytes, fcp, lcp, cls, tbt, isFontPainted }]) => [
      name,
      bytes.requests,
      ...[bytes.html, bytes.css, bytes.script, bytes.font, bytes.image].map(kb),
      ...[fcp, lcp].map(Math.round),
      cls.toFixed(3),
      Math.round(tbt),
      isFontPainted ? 'yes' : 'no',
    ]),
  )
}

/** Our server beside the raw one, round by round; processor time is comparable even on a busy machine. */
export function requestTable(rounds) {
  const head = [
    'round',
    'ours, requests/s',
    'raw, requests/s',
    'ratio',
    'ours, CPU µs a request',
    'raw, CPU µs',
    'ratio',
    'ours p99 ms',
    'raw p99 ms',
    'failed',
  ]
  return table(
    head,
    rounds.map(({ ours, raw }, index) => [
      index + 1,
      Math.round(ours.perSecond),
      Math.round(raw.perSecond),
      (ours.perSecond / raw.perSecond).toFixed(2),
      ours.cpuMicroseconds.toFixed(1),
      raw.cpuMicroseconds.toFixed(1),
      (raw.cpuMicroseconds / ours.cpuMicroseconds).toFixed(2),
      ours.p99Ms.toFixed(2),
      raw.p99Ms.toFixed(2),
      ours.failed + raw.failed,
    ]),
  )
}

/** The promises of the published page and whether this run kept them. */
export function promiseTable(promises) {
  return table(
    ['promise', 'limit', 'measured', 'kept'],
    promises.map(({ name, limit, measured, isKept }) => [name, limit, measured, isKept ? 'yes' : '**no**']),
  )
}

export function median(values) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[(sorted.length - 1) >> 1]
}

/** The value below which that share of the values lies. */
export function percentile(values, share) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]
}

/** Ways to draw a page and how fast each is, beside the goal. */
export function ratesTable(rates, goal) {
  return table(
    ['drawn', 'pages/s', 'p50 ms', 'p99 ms', 'KB', `at least ${goal.toLocaleString('en')}`],
    rates.map(({ name, perSecond, p50, p99, kb: size }) => [
      name,
      Math.round(perSecond),
      p50.toFixed(2),
      p99.toFixed(2),
      Math.round(size),
      perSecond >= goal ? 'yes' : '**no**',
    ]),
  )
}
