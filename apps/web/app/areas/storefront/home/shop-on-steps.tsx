/** A small shop that has climbed: what the name promises, in the two tones of the house and one spot of turmeric. */
export function ShopOnSteps({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 480 400" aria-hidden="true" className={className}>
      <path d="M0 400V320h120v80z" className="fill-brand-200" />
      <path d="M120 400V240h120v160z" className="fill-brand-300" />
      <path d="M240 400V160h120v240z" className="fill-brand-500" />
      <path d="M360 400V80h120v320z" className="fill-brand-700" />
      <g transform="translate(32.9 25.6) scale(.84)">
        <path d="M252 46h132v114H252z" className="fill-white" />
        <path d="M272 96h34v64h-34z" className="fill-brand-800" />
        <path d="M322 96h44v34h-44z" className="fill-brand-200" />
        <path d="M330 104h10v18h-10zM346 112h10v10h-10z" className="fill-brand-600" />
        <g className="fill-highlight-300">
          <path d="M252 46h22v26a11 11 0 0 1-22 0zM296 46h22v26a11 11 0 0 1-22 0zM340 46h22v26a11 11 0 0 1-22 0z" />
        </g>
        <g className="fill-brand-100">
          <path d="M274 46h22v26a11 11 0 0 1-22 0zM318 46h22v26a11 11 0 0 1-22 0zM362 46h22v26a11 11 0 0 1-22 0z" />
        </g>
        <path d="M246 32h144v16H246z" className="fill-brand-800" />
        <circle cx="299" cy="130" r="3" className="fill-highlight-300" />
      </g>
      <g>
        <path d="M20 262h80v58H20z" className="fill-white" />
        <path d="M32 300h10v10H32zM48 290h10v20H48zM64 280h10v30H64z" className="fill-brand-300" />
        <path d="M80 272h10v38H80z" className="fill-highlight-300" />
      </g>
      <g>
        <path d="M150 186h60v44a10 10 0 0 1-10 10h-40a10 10 0 0 1-10-10z" className="fill-highlight-300" />
        <path
          d="M164 194v-12a16 16 0 0 1 32 0v12"
          className="fill-none stroke-brand-900"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </g>
      <path d="M412 80V28" className="stroke-brand-900" strokeWidth="5" strokeLinecap="round" />
      <path d="M414 28h50l-14 14 14 14h-50z" className="fill-highlight-300" />
    </svg>
  )
}
