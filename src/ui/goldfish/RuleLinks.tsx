import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Addresses of rules by their ids. */
export const RuleAddresses = createContext<Record<string, string>>({});

/** Where a rule is told; undefined for one without a page. */
export function useRuleAddress(rule: string): string | undefined {
  return useContext(RuleAddresses)[rule];
}

/** Rules as links; ids without a page stay words. */
export function RuleLinks({ rules }: { rules: readonly string[] }) {
  const addresses = useContext(RuleAddresses);
  if (rules.length === 0) return null;
  return (
    <span class="rule-links">
      {rules.map((rule) => {
        const where = addresses[rule];
        return where ? (
          <a key={rule} href={where} target="_blank" rel="noopener" title={`Why? Rule ${rule}`}>
            {rule}
          </a>
        ) : (
          <span key={rule}>{rule}</span>
        );
      })}
    </span>
  );
}
