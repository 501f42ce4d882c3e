import { cloneElement, isValidElement, type ReactElement, type ReactNode, type Ref } from 'react'

type Props = Record<string, unknown>

/**
 * The only child, drawn with a component's attributes instead of an element of the component's own. The child's own
 * attributes win; classes and styles are joined, and of two handlers the child's runs first.
 *
 * @param before placed before the child's own content, `after` behind it
 */
export function asOnlyChild(children: ReactNode, props: Props, before?: ReactNode, after?: ReactNode): ReactElement {
  if (!isValidElement<Props>(children))
    throw new Error(`${String(props['data-component'])}: asChild needs one element.`)
  const own = children.props
  const content = before === undefined && after === undefined ? [] : [before, own.children as ReactNode, after]
  return cloneElement(children, joined(props, own), ...content)
}

function joined(props: Props, own: Props): Props {
  const all: Props = { ...props, ...own }
  for (const [name, value] of Object.entries(props)) {
    const other = own[name]
    if (value === undefined || other === undefined) all[name] = other ?? value
    else if (name === 'className') all[name] = `${String(value)} ${String(other)}`
    else if (name === 'style') all[name] = { ...(value as object), ...(other as object) }
    else if (name === 'ref') all[name] = bothRefs(value as Ref<unknown>, other as Ref<unknown>)
    else if (typeof value === 'function' && typeof other === 'function')
      all[name] = (...args: unknown[]) => {
        other(...args)
        value(...args)
      }
  }
  return all
}

function bothRefs(one: Ref<unknown>, other: Ref<unknown>): Ref<unknown> {
  return (value) => [one, other].forEach((ref) => give(ref, value))
}

function give(ref: Ref<unknown>, value: unknown) {
  if (typeof ref === 'function') ref(value)
  else if (ref) ref.current = value
}
