/**
 * The script for bash. That of the library needs the package bash-completion, evaluates what is typed, and fails when it
 * is read twice; this one needs bash alone.
 */
export const bashScript = `# Completes foyer in bash.
_foyer() {
  local cur=\${COMP_WORDS[COMP_CWORD]} words=() word value rest
  # bash takes the = of --status=failed for a word.
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD}"; do
    [[ $word == = ]] || words+=("$word")
  done
  if [[ $cur == = ]]; then
    cur=
    words+=("")
  fi
  COMPREPLY=()
  while IFS=$'\\t' read -r value rest; do
    if [[ -n $value && $value != :* && $value == "$cur"* ]]; then
      COMPREPLY+=("$value")
    fi
  done < <(foyer complete -- "\${words[@]}" 2>/dev/null)
}
# Where foyer knows nothing, files are completed.
complete -o default -F _foyer foyer
`
