/** Steps to a shop of which one is missing: the way ends here, and the sign points back. */
export function MissingStep({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 480 400" aria-hidden="true" className={className}>
      <path d="M0 400V320h120v80z" className="fill-brand-200" />
      <path d="M120 400V240h120v160z" className="fill-brand-300" />
      <path
        d="M243 398V163h114v235"
        className="fill-none stroke-brand-300"
        strokeWidth="4"
        strokeDasharray="10 12"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M360 400V80h120v320z" className="fill-brand-700" />
      <g transform="translate(372 12) scale(.68)">
        <path d="M8 16h124v84H8z" className="fill-white" />
        <path d="M26 50h34v50H26z" className="fill-brand-800" />
        <path d="M76 50h40v28H76z" className="fill-brand-200" />
        <g className="fill-highlight-300">
          <path d="M8 16h25v18a12 12 0 0 1-25 0zM58 16h25v18a12 12 0 0 1-25 0zM108 16h24v18a12 12 0 0 1-24 0z" />
        </g>
        <g className="fill-brand-100">
          <path d="M33 16h25v18a12 12 0 0 1-25 0zM83 16h25v18a12 12 0 0 1-25 0z" />
        </g>
        <path d="M2 2h136v16H2z" className="fill-brand-800" />
      </g>
      <path d="M180 240V128" className="stroke-brand-900" strokeWidth="6" strokeLinecap="round" />
      <path d="M222 112h-88l-20 22 20 22h88z" className="fill-highlight-300" />
      <path
        d="M150 124v12h13M163 124v20M186 126h-8a5 5 0 0 0-5 5v6a5 5 0 0 0 5 5h3a5 5 0 0 0 5-5v-6a5 5 0 0 0-5-5zM198 124v12h13M211 124v20"
        className="fill-none stroke-brand-900"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g>
        <path d="M24 268h72v52H24z" className="fill-highlight-300" />
        <path d="M52 268h16v22H52z" className="fill-white" />
        <path d="M36 302h14M36 310h22" className="stroke-brand-900" strokeWidth="4" strokeLinecap="round" />
      </g>
    </svg>
  )
}
