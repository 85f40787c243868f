type Props = { isHydrated: boolean; name: 'category' | 'lat' | 'lon'; value: string | number };

/**
 * A hidden field that only counts where scripts run: without them the category has a select of its own, and a point would
 * outlive the place that is typed over it. Until React is awake it belongs to no form; the page's own script brings it home.
 */
export function ScriptedField({ isHydrated, name, value }: Props) {
  return <input type="hidden" name={name} value={value} form={isHydrated ? undefined : 'needs-scripts'} />;
}
