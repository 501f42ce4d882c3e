/** Pages of the site change into each other, unless the visitor asked for less motion. No selector could match it. */
export const viewTransitions = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'
