// What a file exports beside its components, as it is written: the types that properties speak of, and hooks.
import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** @param {string} file */
export function declaredTypes(file) {
  // The properties of components are listed with them.
  return allTypes(file).filter(({ name }) => !/(Props|Labels|Variants)$/.test(name))
}

/**
 * One of them by its name, whatever it is.
 * @param {string} file
 * @param {string} name
 */
export function declaredType(file, name) {
  const found = allTypes(file).find((type) => type.name === name)
  if (found === undefined) throw new Error(`${file} exports no type ${name}`)
  return found.text
}

function allTypes(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  return source.statements.filter(isExported).flatMap((statement) => {
    const text = textOf(statement, source)
    return text === undefined ? [] : [{ name: statement.name?.text ?? '', text }]
  })
}

const isExported = (statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

function textOf(statement, source) {
  const about = ts.getJSDocCommentsAndTags(statement)[0]?.getText(source)
  const before = about === undefined ? '' : `${about}\n`
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return `${before}${statement.getText(source).replace(/^export /, '')}`
  if (!ts.isFunctionDeclaration(statement) || !/^use[A-Z]/.test(statement.name?.text ?? '')) return undefined
  const head = source.text.slice(statement.getStart(source), statement.body?.getStart(source)).trim()
  return `${before}${head.replace(/^export /, '')}`
}
