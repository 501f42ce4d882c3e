interface ExamplesProps {
  examples: readonly string[]
  onChoose: (example: string) => void
}

/** Whole texts to start from; shown while a field is empty. */
export function Examples({ examples, onChoose }: ExamplesProps) {
  return (
    <ul aria-label="Contoh" className="flex flex-col items-start">
      {examples.map((example) => (
        <li key={example} className="max-w-full">
          <button
            type="button"
            title="Pakai contoh ini"
            onClick={() => onChoose(example)}
            className="min-h-7 max-w-full rounded-control px-1 text-start text-app-xs text-link underline decoration-dotted underline-offset-4 hover:bg-hover pointer-coarse:min-h-11"
          >
            {example}
          </button>
        </li>
      ))}
    </ul>
  )
}
