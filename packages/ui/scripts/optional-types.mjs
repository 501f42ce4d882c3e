// Lets every optional property of the published types be given as undefined too. Hosts that compile with
// `exactOptionalPropertyTypes` could not hand on a value of their own otherwise; in the sources it would be noise, and
// the playgrounds of the docs would no longer see plain unions.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, URL } from 'node:url'
import ts from 'typescript'

export function withOptionalUndefined(text) {
  const file = ts.createSourceFile('types.d.ts', text, ts.ScriptTarget.Latest, true)
  const edits = []
  const visit = (node) => {
    if (ts.isPropertySignature(node) && node.questionToken && node.type && !mayBeUndefined(node.type)) {
      const needsBrackets = ts.isFunctionTypeNode(node.type) || ts.isConditionalTypeNode(node.type)
      edits.push([node.type.getEnd(), needsBrackets ? ') | undefined' : ' | undefined'])
      if (needsBrackets) edits.push([node.type.getStart(), '('])
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  // From the end, so that places stay where they were.
  return edits
    .sort(([one], [other]) => other - one)
    .reduce((code, [place, words]) => code.slice(0, place) + words + code.slice(place), text)
}

function mayBeUndefined(type) {
  if (ts.isUnionTypeNode(type)) return type.types.some(mayBeUndefined)
  return [ts.SyntaxKind.UndefinedKeyword, ts.SyntaxKind.UnknownKeyword, ts.SyntaxKind.AnyKeyword].includes(type.kind)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../dist/', import.meta.url))
  for (const file of globSync('**/*.d.ts', { cwd: root })) {
    const text = readFileSync(root + file, 'utf8')
    const next = withOptionalUndefined(text)
    if (next !== text) writeFileSync(root + file, next)
  }
}
