import type { Look } from '@naikkelas/page/templates'
import { themeToCss } from '@naikkelas/ui/theme'
import { useNonce } from '../../../../shared/document/nonce.ts'

interface LookChoiceProps {
  looks: readonly Look[]
  look: number
  onLookChange: (look: number) => void
}

/** The three looks of a template, as swatches with the name of their colour. */
export function LookChoice({ looks, look, onLookChange }: LookChoiceProps) {
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="float-start me-3 text-app-xs leading-11 font-semibold">Tema</legend>
      {looks.map((each, index) => (
        <label
          key={each.label}
          className="relative flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line px-3 text-app-sm hover:border-accent has-checked:border-accent has-checked:outline-2 has-checked:outline-accent has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="look"
            value={index}
            checked={index === look}
            onChange={() => onLookChange(index)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Swatch look={each} />
          {each.label}
        </label>
      ))}
    </fieldset>
  )
}

function Swatch({ look }: { look: Look }) {
  const nonce = useNonce()
  const { className, css } = themeToCss(look.theme)
  return (
    <>
      <style href={className} precedence="ui-theme" nonce={nonce}>
        {css}
      </style>
      <span aria-hidden="true" data-ui-theme="" className={`${className} flex overflow-hidden rounded-chip`}>
        <span className="h-5 w-3 bg-(--ui-brand-950)" />
        <span className="h-5 w-5 bg-(--ui-brand-600)" />
        <span className="h-5 w-3 bg-(--ui-brand-200)" />
      </span>
    </>
  )
}
