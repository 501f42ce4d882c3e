import type { TutorialScreen } from '@naikkelas/contract/content'

/** A screen of a tool as a drawing in words: what one sees there, and where to press. */
export function DrawnScreen({ screen }: { screen: TutorialScreen }) {
  const { kind, title } = screen
  return (
    <figure className={kind === 'phone' ? 'w-full max-w-64 self-start' : 'w-full self-start'}>
      <div className="overflow-hidden rounded-surface border border-line bg-surface">
        <div className="flex items-center gap-2 border-b border-line bg-ground px-4 py-2">
          <span aria-hidden="true" className="flex gap-1">
            <i className="size-2 rounded-full bg-line" />
            <i className="size-2 rounded-full bg-line" />
            <i className="size-2 rounded-full bg-line" />
          </span>
          <figcaption className="min-w-0 truncate text-app-sm text-muted">{title}</figcaption>
        </div>
        <Inside screen={screen} />
      </div>
    </figure>
  )
}

function Inside({ screen: { kind, lines, marked } }: { screen: TutorialScreen }) {
  if (kind === 'chat')
    return (
      <ul className="flex flex-col gap-2 p-4 text-app-md">
        {lines.map((line, index) => (
          <li
            key={`${index}-${line}`}
            className={`max-w-[85%] rounded-surface px-3 py-2 ${index % 2 === 0 ? 'self-start bg-ground' : 'self-end border border-line'}`}
          >
            {line}
          </li>
        ))}
      </ul>
    )
  if (kind === 'dialog') {
    const [sentence = '', ...buttons] = lines
    return (
      <div className="flex flex-col gap-4 p-5">
        <p className="text-app-md">{sentence}</p>
        <ul className="flex flex-wrap justify-end gap-2">
          {buttons.map((line, index) => (
            <li key={line}>
              <Line line={line} isMarked={marked === index + 1} isButton />
            </li>
          ))}
        </ul>
      </div>
    )
  }
  return (
    <ul className="flex flex-col gap-2 p-4">
      {lines.map((line, index) => (
        <li key={`${index}-${line}`}>
          <Line line={line} isMarked={marked === index} />
        </li>
      ))}
    </ul>
  )
}

function Line({ line, isMarked, isButton = false }: { line: string; isMarked: boolean; isButton?: boolean }) {
  return (
    <span
      className={`block rounded-field px-3 py-2 text-app-md ${isMarked ? 'border-2 border-accent font-semibold' : 'border border-line text-muted'} ${isButton ? 'text-center' : ''}`}
    >
      {line}
      {isMarked && <span className="sr-only"> (tekan di sini)</span>}
    </span>
  )
}
