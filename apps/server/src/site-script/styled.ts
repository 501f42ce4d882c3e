/** An element with its look set by script, which the page's policy allows and its stylesheet need not carry. */
export function styled<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  style: Partial<CSSStyleDeclaration>,
  children: readonly Node[] = [],
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  Object.assign(element.style, style)
  element.append(...children)
  return element
}
